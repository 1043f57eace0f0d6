//! What the acts of markers are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const MARK: Wording = Wording::new(
    Label::new("إدخال النقط", "Saisie des notes", "Marking"),
    Label::new("تم حفظ النقطة", "Note enregistrée", "Mark saved"),
)
.asking(
    Label::new("إدخال النقط", "Saisie des notes", "Marking"),
    Label::new(
        "الرقم ثم النقطة ثم Enter. وعند إدخالها ثانية تقارن النقطة.",
        "Numéro, note, Entrée. Saisie une seconde fois, une note est comparée.",
        "Number, mark, Enter. Typed a second time, a mark is compared.",
    ),
);

pub(super) const RECUSE: Wording = Wording::new(
    Label::new("التنحي", "Se récuser", "Step back"),
    Label::new("التنحي: تم", "Se récuser\u{a0}: fait", "Step back: done"),
)
.asking(
    Label::new("التنحي", "Se récuser", "Step back"),
    Label::new(
        "لا تستمعون إلى هذا المترشح(ة)؛ ويذكر المحضر التجريح وسببه.",
        "Vous n’entendez pas ce candidat\u{a0}; le procès-verbal nomme la récusation et son motif.",
        "You do not hear this candidate; the minutes name the recusal and its reason.",
    ),
);
