//! What the acts on rules are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const PROPOSE: Wording = Wording::new(
    Label::new("اقتراح", "Proposer", "Propose"),
    Label::new("تم اقتراح القاعدة", "Règle proposée", "Rule proposed"),
)
.asking(
    Label::new(
        "اقتراح هذه القاعدة؟",
        "Proposer cette règle\u{a0}?",
        "Propose this rule?",
    ),
    Label::new(
        "يصادق عليها مدير آخر قبل أن تسري.",
        "Un autre administrateur la confirme avant qu’elle ne s’applique.",
        "Another administrator confirms it before it applies.",
    ),
);

pub(super) const WITHDRAW: Wording = Wording::new(
    Label::new("سحب الاقتراح", "Retirer la proposition", "Withdraw the proposal"),
    Label::new(
        "أصبحت القاعدة مسودة",
        "La règle est de nouveau un projet",
        "The rule is a draft again",
    ),
);

pub(super) const CONFIRM: Wording = Wording::new(
    Label::new("المصادقة", "Confirmer", "Confirm"),
    Label::new("القاعدة سارية", "Règle en vigueur", "Rule in force"),
)
.asking(
    Label::new("المصادقة على هذه القاعدة؟", "Confirmer cette règle\u{a0}?", "Confirm this rule?"),
    Label::new(
        "ابتداء من الليلة الموالية تمحى نهائيا المعطيات التي انقضت مدتها، ويحرر محضر بذلك.",
        "Dès la nuit prochaine, les données dont la durée est échue sont effacées définitivement\u{a0}; un procès-verbal en est dressé.",
        "From the coming night on, data whose time is over are erased for good, and minutes are drawn up.",
    ),
)
.destructive();

pub(super) const END: Wording = Wording::new(
    Label::new("إنهاء القاعدة", "Mettre fin à la règle", "End the rule"),
    Label::new("انتهت القاعدة", "Règle terminée", "Rule ended"),
)
.asking(
    Label::new("إنهاء هذه القاعدة؟", "Mettre fin à cette règle\u{a0}?", "End this rule?"),
    Label::new(
        "لا يمحى بعد ذلك شيء بموجبها؛ وتسري من جديد بقاعدة أخرى يقترحها مدير ويصادق عليها آخر.",
        "Plus rien n’est effacé en son nom\u{a0}; il faudra une autre règle, proposée par l’un et confirmée par un autre.",
        "Nothing is erased by it any more; it takes another rule, proposed by one and confirmed by another.",
    ),
);
