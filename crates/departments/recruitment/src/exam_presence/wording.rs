//! What the acts on presence are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const SCAN: Wording = Wording::new(
    Label::new("تسجيل الحضور", "Marquer présent", "Mark present"),
    Label::new("تم تسجيل الحضور", "Présence notée", "Presence recorded"),
)
.asking(
    Label::new("تسجيل الحضور", "Marquer présent", "Mark present"),
    Label::new(
        "يوم الاختبار، امسحوا رمز الاستدعاء لتسجيل الحضور.",
        "Le jour de l’épreuve, scannez le code de la convocation pour noter la présence.",
        "On the day, scan the code of the summons; absence is a fact, not a mark.",
    ),
);

pub(super) const CLOSE: Wording = Wording::new(
    Label::new("إقفال الحضور", "Clore la présence", "Close presence"),
    Label::new("أقفل الحضور", "Présence close", "Presence closed"),
)
.asking(
    Label::new("إقفال الحضور", "Clore la présence", "Close presence"),
    Label::new(
        "يقفله عضوان كل بكلمة سره. وبعد ذلك لا يصحح إلا بمحضر.",
        "Deux membres la closent, chacun avec son mot de passe. Ensuite seul un procès-verbal la corrige.",
        "Two members close it, each with their password. After that only minutes correct it.",
    ),
);

pub(super) const CORRECT: Wording = Wording::new(
    Label::new("تصحيح", "Rectifier", "Correct"),
    Label::new(
        "تصحيح الحضور: تم",
        "Rectifier la présence\u{a0}: fait",
        "Correct presence: done",
    ),
)
.asking(
    Label::new("تصحيح الحضور", "Rectifier la présence", "Correct presence"),
    Label::new(
        "يدلي عضوان بالأرقام نفسها والسبب نفسه؛ ويضاف محضر جديد إلى الأول.",
        "Deux membres donnent les mêmes numéros et le même motif\u{a0}; un nouveau procès-verbal s’ajoute au premier.",
        "Two members give the same numbers and the same reason; new minutes stand beside the first.",
    ),
);
