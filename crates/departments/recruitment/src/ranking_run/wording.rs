//! What the acts on rankings are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const RANK: Wording = Wording::new(
    Label::new("احتساب الترتيب", "Calculer le classement", "Compute the ranking"),
    Label::new("تم احتساب الترتيب", "Classement calculé", "Ranking computed"),
)
.asking(
    Label::new("احتساب الترتيب", "Calculer le classement", "Compute the ranking"),
    Label::new(
        "تحتسب المعدلات والرتب والمناصب من جديد انطلاقا من النقط؛ وتحفظ القاعدة والمعطيات.",
        "Moyennes, rangs et postes sont recalculés à partir des notes\u{a0}; la règle et les données sont conservées.",
        "Means, ranks and posts are computed anew from the marks; rule and inputs are kept.",
    ),
);

pub(super) const SIMULATE: Wording = Wording::new(
    Label::new("محاكاة", "Simuler", "Simulate"),
    Label::new("محاكاة", "Simulation", "Simulation"),
)
.asking(
    Label::new("محاكاة", "Simulation", "Simulation"),
    Label::new(
        "ما سيسفر عنه حد أدنى آخر، بالأعداد فقط؛ ولا يتغير شيء.",
        "Ce que donnerait un autre minimum, en nombres seuls\u{a0}; rien ne change.",
        "What another minimum would do, in counts alone; nothing changes.",
    ),
);
