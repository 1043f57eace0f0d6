//! What the acts on corrections are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const WITHDRAW: Wording = Wording::new(
    Label::new("سحب", "Retirer", "Withdraw"),
    Label::new("تم سحب التصحيح", "Correction retirée", "Correction withdrawn"),
)
.destructive();

pub(super) const DECIDE: Wording = Wording::new(
    Label::new("التحقق", "Vérifier", "Check"),
    Label::new(
        "تم حفظ القرار وتحيين الملف",
        "Décision enregistrée\u{a0}; le dossier est à jour",
        "Decision saved; the file is up to date",
    ),
)
.asking(
    Label::new(
        "التحقق من معطيات الاتصال",
        "Vérifier les coordonnées",
        "Check the contact data",
    ),
    Label::new(
        "ما يقبل يدرج في الملف فورا.",
        "Ce qui est accepté est inscrit au dossier aussitôt.",
        "What is accepted stands in the file at once.",
    ),
);
