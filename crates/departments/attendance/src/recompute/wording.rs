//! What computing past days again is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const PREVIEW: Wording = Wording::new(
    Label::new("معاينة", "Aperçu", "Preview"),
    Label::new("تمت المعاينة", "Aperçu établi", "Preview made"),
);

pub(super) const RECOMPUTE: Wording = Wording::new(
    Label::new("إعادة الاحتساب", "Recalculer", "Compute again"),
    Label::new(
        "الأيام قيد إعادة الاحتساب",
        "Journées mises à recalculer",
        "Days are being computed again",
    ),
)
.asking(
    Label::new(
        "إعادة احتساب أيام سابقة",
        "Recalculer des journées passées",
        "Compute past days again",
    ),
    Label::new(
        "تحتسب الأيام من جديد انطلاقا من التسجيلات والتوقيت والرخص والتعيينات كما هي مدخلة اليوم. لا تتغير الجداول الموقعة، ويظهر الفرق في الجدول الموالي.",
        "Les journées sont calculées à nouveau d’après les pointages, horaires, congés et affectations tels qu’ils sont saisis aujourd’hui. Les états signés ne changent pas\u{a0}; l’écart figure dans le suivant.",
        "Days are computed again from punches, hours, leave and postings as they are entered today. Signed statements do not change; the difference stands in the next one.",
    ),
);
