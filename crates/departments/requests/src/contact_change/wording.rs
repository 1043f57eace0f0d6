//! What the acts on corrections are called, and what is said before and after them.

use schema::{Label, Wording};

const ASK: Label = Label::new("طلب تصحيح", "Demander une correction", "Ask for a correction");

pub(super) const REQUEST: Wording = Wording::new(
    ASK,
    Label::new("تم إرسال التصحيح", "Correction envoyée", "Correction sent"),
)
.asking(
    ASK,
    Label::new(
        "تتحقق الموارد البشرية من كل معطى قبل إدراجه في ملفكم.",
        "Les ressources humaines vérifient chaque donnée avant de l’inscrire à votre dossier.",
        "Human resources check each item before it stands in your file.",
    ),
);

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
