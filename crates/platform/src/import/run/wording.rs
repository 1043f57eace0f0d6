//! What the act on an import is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const UNDO: Wording = Wording::new(
    Label::new(
        "التراجع عن هذا الاستيراد",
        "Annuler cette importation",
        "Undo this import",
    ),
    Label::new("تم التراجع عن الاستيراد", "Importation annulée", "Import undone"),
)
.asking(
    Label::new(
        "التراجع عن هذا الاستيراد؟",
        "Annuler cette importation\u{a0}?",
        "Undo this import?",
    ),
    Label::new(
        "ما تغير بعد الاستيراد يبقى كما هو.",
        "Ce qui a été modifié depuis reste tel quel.",
        "What was changed since stays as it is.",
    ),
)
.destructive();
