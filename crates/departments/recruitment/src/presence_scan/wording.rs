//! What the acts on scans of presence are called.

use schema::{Label, Wording};

pub(super) const SUBMIT: Wording = Wording::new(
    Label::new("إرسال الحضور", "Envoyer les présences", "Send presence"),
    Label::new("أرسل الحضور", "Présences envoyées", "Presence sent"),
);

pub(super) const DISMISS: Wording = Wording::new(
    Label::new("استبعاد", "Écarter", "Dismiss"),
    Label::new("استبعد المقترح", "Proposition écartée", "Proposal dismissed"),
)
.asking(
    Label::new(
        "استبعاد مقترح حضور",
        "Écarter une présence proposée",
        "Dismiss a proposed presence",
    ),
    Label::new(
        "يبقى المقترح في السجل مع السبب، ولا يتغير الحضور.",
        "La proposition reste au dossier avec son motif\u{a0}; la présence ne change pas.",
        "The proposal stays on file with the reason; presence does not change.",
    ),
)
.destructive();
