//! What the acts on things are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const ENTER: Wording = Wording::new(
    Label::new("تسجيل ممتلكات", "Enregistrer des biens", "Enter items"),
    Label::new("تم تسجيل الممتلكات", "Biens enregistrés", "Items entered"),
)
.asking(
    Label::new(
        "تسجيل ممتلك أو عدة ممتلكات متشابهة",
        "Un bien, ou plusieurs identiques",
        "One item, or several alike",
    ),
    Label::new(
        "يصبح كل واحد منها ممتلكا برقمه، وتسجل حركة دخوله.",
        "Chacun devient un bien avec son numéro, et son entrée est inscrite.",
        "Each becomes an item with a number of its own, and its entry is recorded.",
    ),
);

pub(super) const MOVE: Wording = Wording::new(
    Label::new("نقل إلى مكتب", "Déplacer vers un bureau", "Move to an office"),
    Label::new("تم النقل", "Biens déplacés", "Items moved"),
)
.asking(
    Label::new("إلى أي مكتب؟", "Vers quel bureau\u{a0}?", "To which office?"),
    Label::new(
        "من يحوز الممتلك يبقى حائزا له. والكمية الأقل من الموجود تصبح ممتلكا ثانيا.",
        "Qui détient un bien le garde. Une quantité inférieure devient un second bien.",
        "Whoever holds an item goes on holding it. Fewer than stand there become a second item.",
    ),
);

pub(super) const HAND_OVER: Wording = Wording::new(
    Label::new("تسليم إلى شخص", "Remettre à une personne", "Hand over to a person"),
    Label::new("تم التسليم", "Biens remis", "Items handed over"),
)
.asking(
    Label::new("إلى من؟", "À qui\u{a0}?", "To whom?"),
    Label::new(
        "يخبر المستلم(ة) فورا ليقبل أو يرفض، إلا إذا أرفقت النسخة الموقعة باليد.",
        "La personne est prévenue aussitôt et accepte ou refuse, sauf si la copie signée à la main est jointe.",
        "The receiver is told at once and accepts or refuses, unless the copy signed by hand is attached.",
    ),
);

pub(super) const TAKE_BACK: Wording = Wording::new(
    Label::new("استرجاع الممتلك", "Reprendre le bien", "Take the item back"),
    Label::new("تم الاسترجاع", "Biens repris", "Items taken back"),
)
.asking(
    Label::new(
        "استرجاع من الحائز(ة)؟",
        "Reprendre au détenteur\u{a0}?",
        "Take back from the holder?",
    ),
    Label::new(
        "لا يبقى في عهدة أحد. وما صرح بضياعه يعود إلى الخدمة.",
        "Plus personne ne le détient. Un bien déclaré perdu revient en service.",
        "Nobody holds it any more. What was reported lost is in service again.",
    ),
);

pub(super) const ACCEPT: Wording = Wording::new(
    Label::new("قبول التسليم", "Accepter la remise", "Accept the hand-over"),
    Label::new("تم قبول التسليم", "Remise acceptée", "Hand-over accepted"),
)
.asking(
    Label::new(
        "قبول ما سلم لكم؟",
        "Accepter ce qui vous est remis\u{a0}?",
        "Accept what was handed to you?",
    ),
    Label::new(
        "تشهدون بتسلم جميع الممتلكات المسلمة بنفس العملية.",
        "Vous attestez avoir reçu tous les biens de cette remise.",
        "You confirm that you received all items of this hand-over.",
    ),
);

pub(super) const REFUSE: Wording = Wording::new(
    Label::new("رفض التسليم", "Refuser la remise", "Refuse the hand-over"),
    Label::new("تم رفض التسليم", "Remise refusée", "Hand-over refused"),
)
.asking(
    Label::new(
        "رفض ما سلم لكم؟",
        "Refuser ce qui vous est remis\u{a0}?",
        "Refuse what was handed to you?",
    ),
    Label::new(
        "تعود جميع الممتلكات المسلمة بنفس العملية إلى حيث كانت، ويخبر من سلمها.",
        "Tous les biens de cette remise reviennent où ils étaient, et la personne qui les a remis en est informée.",
        "All items of this hand-over are back where they were, and whoever handed them over is told.",
    ),
)
.destructive();

pub(super) const SEND_TO_REPAIR: Wording = Wording::new(
    Label::new("إرسال للإصلاح", "Envoyer en réparation", "Send to repair"),
    Label::new(
        "تم إرسال الممتلك للإصلاح",
        "Bien envoyé en réparation",
        "Item sent to repair",
    ),
)
.asking(
    Label::new("إرسال للإصلاح؟", "Envoyer en réparation\u{a0}?", "Send to repair?"),
    Label::new(
        "لا ينقل الممتلك ولا يسلم حتى يعود.",
        "Le bien ne se déplace ni ne se remet avant son retour.",
        "The item is neither moved nor handed over until it is back.",
    ),
);

pub(super) const RETURN_FROM_REPAIR: Wording = Wording::new(
    Label::new("رجوع من الإصلاح", "Retour de réparation", "Back from repair"),
    Label::new(
        "تم تسجيل الرجوع من الإصلاح",
        "Retour de réparation enregistré",
        "Return from repair recorded",
    ),
)
.asking(
    Label::new("رجوع من الإصلاح", "Retour de réparation", "Back from repair"),
    Label::new(
        "يعود الممتلك إلى الخدمة حيث كان.",
        "Le bien revient en service, où il était.",
        "The item is in service again, where it was.",
    ),
);

pub(super) const REPORT_LOSS: Wording = Wording::new(
    Label::new(
        "التصريح بضياع أو سرقة",
        "Déclarer une perte ou un vol",
        "Report a loss or theft",
    ),
    Label::new("تم التصريح", "Perte déclarée", "Loss reported"),
)
.asking(
    Label::new("ضاع أو سرق؟", "Perdu ou volé\u{a0}?", "Lost or stolen?"),
    Label::new(
        "لا يعد الممتلك بعد ذلك ضمن الموجود، ويمكن استرجاعه إذا عثر عليه.",
        "Le bien ne compte plus parmi ce qui existe\u{a0}; s’il est retrouvé, il se reprend.",
        "The item no longer counts among what is there; found again, it is taken back.",
    ),
)
.destructive();

pub(super) const ADJUST: Wording = Wording::new(
    Label::new("تصحيح الكمية", "Corriger la quantité", "Correct the quantity"),
    Label::new("تم تصحيح الكمية", "Quantité corrigée", "Quantity corrected"),
)
.asking(
    Label::new("كم يوجد فعلا؟", "Combien y en a-t-il\u{a0}?", "How many are there?"),
    Label::new(
        "تسجل تسوية بالفارق مع سببه.",
        "Un ajustement de la différence est inscrit avec son motif.",
        "An adjustment of the difference is recorded with its reason.",
    ),
);

pub(super) const NUMBER: Wording = Wording::new(
    Label::new("ترقيم", "Numéroter", "Give numbers"),
    Label::new("تم الترقيم", "Numéros attribués", "Numbers given"),
)
.asking(
    Label::new(
        "إعطاء أرقام الجرد التالية؟",
        "Attribuer les numéros suivants\u{a0}?",
        "Give the next numbers?",
    ),
    Label::new(
        "تأخذ الممتلكات التي لا رقم لها الأرقام التالية من السلسلة.",
        "Les biens sans numéro reçoivent les suivants de la série.",
        "Items without a number are given the next of the series.",
    ),
);
