//! What the acts on differences are called.

use schema::{Label, Wording};

pub(super) const DECIDE: Wording = Wording::new(
    Label::new("البت في الفوارق", "Décider des écarts", "Decide the differences"),
    Label::new("سجل القرار", "Décision enregistrée", "Decision recorded"),
)
.asking(
    Label::new("البت في الفوارق", "Décider des écarts", "Decide the differences"),
    Label::new(
        "ينفذ القرار عند إغلاق عملية الجرد، ويمكن تغييره إلى ذلك الحين.",
        "La décision est exécutée à la clôture du récolement\u{a0}; elle peut changer jusque-là.",
        "The decision is carried out when the count is closed, and may change until then.",
    ),
);
