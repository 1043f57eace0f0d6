//! What the act on a maintenance is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const FINISH: Wording = Wording::new(
    Label::new("إنهاء الأشغال", "Terminer les travaux", "Finish the work"),
    Label::new(
        "انتهت الأشغال وخرجت القطع من المخزون",
        "Travaux terminés, pièces sorties du stock",
        "Work finished, parts taken out of the stock",
    ),
)
.asking(
    Label::new("إنهاء الأشغال", "Terminer les travaux", "Finish the work"),
    Label::new(
        "تخرج القطع من المخزون ولن تتغير الكلفة بعد ذلك.",
        "Les pièces sortent du stock et les coûts ne changeront plus.",
        "The parts leave the stock, and the costs will not change any more.",
    ),
);
