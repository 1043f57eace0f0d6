//! What the acts on appeals are called, and what is said before and after them.

use platform::papers::wording::issue;
use schema::{Label, Wording};

pub(super) const FILE: Wording = Wording::new(
    Label::new("إيداع التظلم", "Déposer le recours", "File the appeal"),
    Label::new("تم إيداع التظلم", "Recours déposé", "Appeal filed"),
);

pub(super) const ENTER: Wording = Wording::new(
    Label::new(
        "تسجيل تظلم ورقي",
        "Saisir un recours papier",
        "Enter an appeal on paper",
    ),
    Label::new("سجل التظلم", "Recours enregistré", "Appeal entered"),
)
.asking(
    Label::new(
        "تظلم مودع بالمكتب",
        "Recours déposé au guichet",
        "Appeal handed in at the desk",
    ),
    Label::new(
        "يعتد بيوم وساعة تسلم الورقة.",
        "Le délai est celui du jour et de l’heure de réception du papier.",
        "What counts is the day and hour at which the paper was received.",
    ),
);

pub(super) const DECIDE: Wording = Wording::new(
    Label::new("البت في التظلم", "Trancher", "Decide"),
    Label::new("تم البت في التظلم", "Recours tranché", "Appeal decided"),
)
.asking(
    Label::new("البت في هذا التظلم", "Trancher ce recours", "Decide this appeal"),
    Label::new(
        "يطبع القرار وتعليله ويبلغ إلى المعني(ة) بالأمر.",
        "La décision et son motif sont imprimés et communiqués à l’intéressé(e).",
        "The decision and its reason are printed and told to the candidate.",
    ),
);

pub(super) const CARRY_OUT: Wording = Wording::new(
    Label::new("تنفيذ", "Exécuter", "Carry out"),
    Label::new("تم تنفيذ التظلم", "Recours exécuté", "Appeal carried out"),
)
.asking(
    Label::new(
        "تنفيذ التظلم المقبول",
        "Exécuter le recours accepté",
        "Carry out the accepted appeal",
    ),
    Label::new(
        "تتغير النقطة أو الحالة بتقييد جديد معلل، ويبين ترتيب جديد من ينتقل.",
        "La note ou l’état change par une nouvelle inscription motivée\u{a0}; un nouveau classement montre qui se déplace.",
        "The mark or state changes by a new entry with its reason; a new ranking shows who moves.",
    ),
);

const CHANGED_MARKS: Label = Label::new(
    "النقط قبل التظلمات وبعدها",
    "Notes avant et après recours",
    "Marks before and after appeals",
);

pub(super) const PRINT_CHANGES: Wording = issue(CHANGED_MARKS, CHANGED_MARKS);
