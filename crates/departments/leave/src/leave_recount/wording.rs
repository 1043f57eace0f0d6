//! What deciding on a leave that a change counts otherwise is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const DECIDE: Wording = Wording::new(
    Label::new("البت", "Décider", "Decide"),
    Label::new("تم تسجيل القرار", "Décision enregistrée", "Decision recorded"),
)
.asking(
    Label::new("رخص معادة الاحتساب", "Congés à recompter", "Leave to count again"),
    Label::new(
        "رخص ممنوحة يأخذ منها تغيير في العطل أو التوقيت أو مقر العمل أياما إضافية",
        "Congés accordés auxquels un changement de jours fériés, d’horaires ou d’affectation prendrait davantage de jours",
        "Granted leave of which a change of holidays, hours or postings would take more days",
    ),
);
