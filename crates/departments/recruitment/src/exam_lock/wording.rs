//! What the acts of committees on marks are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const CLOSE: Wording = Wording::new(
    Label::new("إقفال", "Clôturer", "Lock"),
    Label::new("تم الإقفال", "Clos", "Locked"),
)
.asking(
    Label::new("إقفال", "Clôturer", "Lock"),
    Label::new(
        "تؤكدون جدول النقط كما هو، وتدرج بصمته في محضر مختوم.",
        "Vous confirmez la table des notes telle qu’elle est. Son empreinte entre dans un procès-verbal scellé.",
        "You confirm the table of marks as it stands. Its digest goes into sealed minutes.",
    ),
);

pub(super) const LIFT: Wording = Wording::new(
    Label::new("رفع السرية", "Lever l’anonymat", "Lift anonymity"),
    Label::new("تم رفع السرية", "Anonymat levé", "Anonymity lifted"),
)
.asking(
    Label::new("رفع السرية", "Lever l’anonymat", "Lift anonymity"),
    Label::new(
        "ترد الأوراق إلى أصحابها وتظهر نقط الكتابي. إجراء واحد مقيد في السجل.",
        "Les copies sont rendues à leurs auteurs, les notes de l’écrit paraissent. Un seul acte, consigné au journal.",
        "Copies are given back to their authors, written marks appear. One act, kept in the log.",
    ),
);

pub(super) const SET_MINIMA: Wording = Wording::new(
    Label::new("تحديد", "Fixer", "Fix"),
    Label::new("حددت الحدود الدنيا", "Minima fixés", "Minima fixed"),
)
.asking(
    Label::new(
        "الحدود الدنيا التي تحددها اللجنة",
        "Minima fixés par la commission",
        "Minima fixed by the committee",
    ),
    Label::new(
        "قبل الإقفال، دون معرفة أصحاب النقط؛ ويعاد كل تأكيد سبق.",
        "Avant la clôture, sans savoir à qui sont les notes\u{a0}; une confirmation déjà donnée est à refaire.",
        "Before the lock, without knowing whose marks they are; a confirmation given before is to be given again.",
    ),
);
