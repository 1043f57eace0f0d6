//! What the acts on reports are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const ENTER: Wording = Wording::new(
    Label::new("إدخال تقرير", "Saisir un rapport", "Enter a report"),
    Label::new("تم حفظ التقرير", "Rapport enregistré", "Report saved"),
);

const FROM_DAYS: Label = Label::new(
    "الإعداد انطلاقا من أيام الحضور",
    "Établir d’après les pointages",
    "Make from attendance",
);

pub(super) const GENERATE: Wording = Wording::new(
    FROM_DAYS,
    Label::new("تم إعداد التقارير", "Rapports établis", "Reports made"),
)
.asking(
    FROM_DAYS,
    Label::new(
        "يعد تقرير لكل ملحقة عرفت أيامها. ويبقى ما أدخل على حاله مع بيان الفرق بجانبه.",
        "Un rapport est établi pour chaque annexe dont des journées sont connues. Ce qui a été saisi reste tel quel, l’écart est noté à côté.",
        "A report is made for each annexe whose days are known. What was entered stays as it is, with the difference noted beside it.",
    ),
);
