//! What the acts on days are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const CORRECT: Wording = Wording::new(
    Label::new("تصحيح", "Rectifier", "Correct"),
    Label::new("سجل التصحيح", "Rectification enregistrée", "Correction saved"),
)
.asking(
    Label::new("تصحيح هذا اليوم", "Rectifier la journée", "Correct the day"),
    Label::new(
        "يحل التصحيح محل ما استخلص من حركات الحضور، ويحفظ سببه.",
        "La rectification l’emporte sur ce qui a été déduit des passages. Son motif est conservé.",
        "The correction stands over what was derived from punches. Its reason is kept.",
    ),
);

pub(super) const CLOSE: Wording = Wording::new(
    Label::new("إقفال اليوم", "Clore la journée", "Close the day"),
    Label::new("تم إقفال اليوم", "Journée close", "Day closed"),
);

pub(super) const WITHDRAW: Wording = Wording::new(
    Label::new("سحب التصحيح", "Retirer la rectification", "Withdraw the correction"),
    Label::new("تم سحب التصحيح", "Rectification retirée", "Correction withdrawn"),
)
.asking(
    Label::new(
        "سحب هذا التصحيح؟",
        "Retirer cette rectification\u{a0}?",
        "Withdraw this correction?",
    ),
    Label::new(
        "يرجع اليوم كما استخلص من حركات الحضور، أو كما صحح قبل ذلك.",
        "La journée redevient ce qui avait été déduit des passages, ou rectifié auparavant.",
        "The day is again what was derived from punches, or what was set right before.",
    ),
)
.destructive();
