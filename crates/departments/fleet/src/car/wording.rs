//! What the acts on cars are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const REPLACE_ODOMETER: Wording = Wording::new(
    Label::new("استبدال العداد", "Remplacer le compteur", "Replace the odometer"),
    Label::new("تم تسجيل الاستبدال", "Remplacement enregistré", "Replacement recorded"),
)
.asking(
    Label::new("تم استبدال العداد", "Compteur remplacé", "Odometer replaced"),
    Label::new(
        "تبدأ القراءات من جديد بالعداد الجديد، وتستمر المسافة وبرنامج الصيانة. أما القراءات السابقة فتبقى وفق العداد القديم.",
        "Les relevés recommencent au nouveau compteur\u{a0}; la distance et le plan d’entretien se poursuivent. Les relevés d’avant restent jugés par l’ancien.",
        "Readings begin anew with the new odometer; distance and plan of maintenance go on. Readings before are still judged by the former one.",
    ),
);

pub(super) const UNDO_ODOMETER: Wording = Wording::new(
    Label::new(
        "إلغاء استبدال العداد",
        "Retirer le remplacement du compteur",
        "Take back the replacement of the odometer",
    ),
    Label::new("تم إلغاء الاستبدال", "Remplacement retiré", "Replacement taken back"),
)
.asking(
    Label::new(
        "إلغاء استبدال العداد؟",
        "Retirer le remplacement du compteur\u{a0}?",
        "Take back the replacement of the odometer?",
    ),
    Label::new(
        "تقاس القراءات من جديد وفق العداد القديم.",
        "Les relevés sont de nouveau jugés par l’ancien compteur.",
        "Readings are judged by the former odometer again.",
    ),
)
.destructive();
