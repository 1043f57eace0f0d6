//! What the acts on unknown codes and devices are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const DELETE_STRANGERS: Wording = Wording::new(
    Label::new("حذف كل الأجهزة المجهولة", "Supprimer tous les inconnus", "Delete all unknown ones"),
    Label::new(
        "تم حذف الأجهزة المجهولة",
        "Appareils inconnus supprimés",
        "Unknown devices deleted",
    ),
)
.asking(
    Label::new(
        "حذف الأجهزة المجهولة؟",
        "Supprimer les appareils inconnus\u{a0}?",
        "Delete the unknown devices?",
    ),
    Label::new(
        "يبقى ما سماه أحد أو وضعه في ملحقة. ويظهر جهاز الجماعة من جديد عند اتصاله المقبل.",
        "Ceux que quelqu’un a nommés ou placés dans une annexe restent. Une pointeuse de la commune réapparaît à son prochain appel.",
        "Those that somebody named or placed in an annexe stay. A terminal of the commune appears again when it next calls.",
    ),
)
.destructive();

pub(super) const ASSIGN: Wording = Wording::new(
    Label::new("إسناد", "Attribuer", "Assign"),
    Label::new("أسند الرمز", "Code attribué", "Code assigned"),
)
.asking(
    Label::new("لمن هذا الرمز؟", "À qui est ce code\u{a0}?", "Whose code is this?"),
    Label::new(
        "يسجل الرمز في جذاذة الموظف(ة)، وتسند إليه(ا) حركات الحضور التي تنتظر.",
        "La fiche du fonctionnaire portera ce code, et les pointages en attente lui reviendront.",
        "The file of the employee will bear this code, and the punches that wait will be theirs.",
    ),
);
