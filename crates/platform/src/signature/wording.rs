//! What the acts on one's own drawn signature are called, and what is said after them.

use schema::{Label, Wording};

pub(super) const SAVE: Wording = Wording::new(
    Label::new("رسم التوقيع", "Dessiner ma signature", "Draw my signature"),
    Label::new(
        "تم حفظ التوقيع المرسوم",
        "Signature manuscrite enregistrée",
        "Drawn signature saved",
    ),
);

pub(super) const REMOVE: Wording = Wording::new(
    Label::new("حذف", "Supprimer", "Remove"),
    Label::new(
        "تم حذف التوقيع المرسوم. الوثائق الموقعة من قبل تبقى كما هي.",
        "Signature manuscrite supprimée. Les documents déjà signés restent tels quels.",
        "Drawn signature removed. Documents that were signed stay as they are.",
    ),
)
.destructive();
