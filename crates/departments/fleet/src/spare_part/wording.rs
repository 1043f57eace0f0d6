//! What the count of spare parts is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const COUNT: Wording = Wording::new(
    Label::new("جرد المخزون", "Compter le stock", "Count the stock"),
    Label::new("تم تسجيل الجرد", "Comptage enregistré", "Count recorded"),
)
.asking(
    Label::new("تسجيل هذا الجرد؟", "Enregistrer ce comptage\u{a0}?", "Record this count?"),
    Label::new(
        "تكتب تسوية لكل قطعة تخالف الكمية المعاينة ما هو مسجل، ويطبع كشف بها.",
        "Un ajustement est écrit pour chaque pièce dont le compte diffère du stock, et la feuille de comptage est imprimée.",
        "An adjustment is written for each part whose count differs from the stock, and the sheet of the count is printed.",
    ),
);
