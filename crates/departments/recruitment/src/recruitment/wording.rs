//! What the steps of an exam are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const PUBLISH: Wording = Wording::new(
    Label::new("نشر", "Publier", "Publish"),
    Label::new("نشر: تم", "Publier\u{a0}: fait", "Publish: done"),
)
.asking(
    Label::new("نشر", "Publier", "Publish"),
    Label::new(
        "تجمد الشروط والمعاملات والمناصب والوثائق؛ ويعد الإعلان وتفتح صفحة المترشحين.",
        "Les conditions, coefficients, postes et pièces sont figés\u{a0}; l’avis est établi et la page des candidats s’ouvre.",
        "Conditions, coefficients, posts and documents are frozen; the notice is made and the page of applicants opens.",
    ),
);

pub(super) const CLOSE: Wording = Wording::new(
    Label::new("إغلاق الإيداع", "Clore le dépôt", "Close applications"),
    Label::new(
        "إغلاق الإيداع: تم",
        "Clore le dépôt\u{a0}: fait",
        "Close applications: done",
    ),
)
.asking(
    Label::new("إغلاق الإيداع", "Clore le dépôt", "Close applications"),
    Label::new(
        "لا يقبل أي ترشيح بعد الآن.",
        "Plus aucune candidature n’est reçue.",
        "No application is taken any more.",
    ),
);

pub(super) const START_WRITTEN: Wording = Wording::new(
    Label::new("بدء التصحيح", "Ouvrir la correction", "Begin marking"),
    Label::new(
        "بدء التصحيح: تم",
        "Ouvrir la correction\u{a0}: fait",
        "Begin marking: done",
    ),
)
.asking(
    Label::new("بدء التصحيح", "Ouvrir la correction", "Begin marking"),
    Label::new(
        "أقفل الحضور؛ ويرى المصححون أوراقهم.",
        "La présence est close\u{a0}; les correcteurs voient leurs copies.",
        "Presence is closed; markers see their copies.",
    ),
);

pub(super) const SCHEDULE_ORAL: Wording = Wording::new(
    Label::new("برمجة الشفوي", "Programmer l’oral", "Schedule the oral"),
    Label::new(
        "برمجة الشفوي: تم",
        "Programmer l’oral\u{a0}: fait",
        "Schedule the oral: done",
    ),
)
.asking(
    Label::new("برمجة الشفوي", "Programmer l’oral", "Schedule the oral"),
    Label::new(
        "يستدعى الناجحون في الكتابي للشفوي.",
        "Les admissibles sont convoqués à l’oral.",
        "Those who passed the written are summoned to the oral.",
    ),
);

pub(super) const COMPLETE: Wording = Wording::new(
    Label::new("إنهاء", "Terminer", "Complete"),
    Label::new("إنهاء: تم", "Terminer\u{a0}: fait", "Complete: done"),
)
.asking(
    Label::new("إنهاء", "Terminer", "Complete"),
    Label::new(
        "أعلنت النتائج؛ وتستمر لائحة الانتظار والتظلمات.",
        "Les résultats sont proclamés\u{a0}; la liste d’attente et les recours suivent leur cours.",
        "The results are announced; waiting list and appeals go on.",
    ),
);

pub(super) const CANCEL: Wording = Wording::new(
    Label::new("إلغاء المباراة", "Annuler le concours", "Cancel the exam"),
    Label::new(
        "إلغاء المباراة: تم",
        "Annuler le concours\u{a0}: fait",
        "Cancel the exam: done",
    ),
)
.asking(
    Label::new("إلغاء المباراة", "Annuler le concours", "Cancel the exam"),
    Label::new(
        "تتوقف المباراة عند هذا الحد؛ ويخبر المترشحون. ويحفظ السبب.",
        "Le concours s’arrête là\u{a0}; les candidats en sont informés. Le motif est conservé.",
        "The exam ends here; candidates are told. The reason is kept.",
    ),
)
.destructive();
