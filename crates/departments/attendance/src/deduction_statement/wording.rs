//! What the acts on statements are called, and what is said before and after them.

use schema::{Label, Wording};

const OF_MONTH: Label = Label::new(
    "إعداد جداول شهر",
    "Établir les états d’un mois",
    "Make the statements of a month",
);

pub(super) const GENERATE: Wording = Wording::new(
    OF_MONTH,
    Label::new("تم إعداد الجداول", "États établis", "Statements made"),
)
.asking(
    OF_MONTH,
    Label::new(
        "تعد المسودات من جديد انطلاقا من التغيبات، ويبقى ما وقع على حاله.",
        "Les projets sont établis à nouveau d’après les absences\u{a0}; ce qui est signé reste.",
        "Drafts are made anew from absences; what is signed stays.",
    ),
);

const SIGNED: Label = Label::new("تم توقيع الجدول", "État signé", "Statement signed");

pub(super) const SIGN: Wording = Wording::new(Label::new("توقيع", "Signer", "Sign"), SIGNED).asking(
    Label::new("التوقيع الإلكتروني", "Signer électroniquement", "Sign electronically"),
    Label::new(
        "لا يتغير الجدول بعد توقيعه.",
        "Une fois signé, l’état ne change plus.",
        "Once signed, the statement does not change any more.",
    ),
);

pub(super) const SIGN_BY_HAND: Wording = Wording::new(
    Label::new("تسجيل التوقيع", "Enregistrer la signature", "Enter the signature"),
    SIGNED,
)
.asking(
    Label::new("موقع خطيا؟", "Signé à la main\u{a0}?", "Signed by hand?"),
    Label::new(
        "يوقع الموقع المختص الجداول من «وثائق في انتظار توقيعكم». أرفقوا هنا نسخة الجدول الذي وقعه على الورق، ولا يتغير بعد ذلك.",
        "Le signataire du jour signe les états dans «\u{a0}Documents à signer\u{a0}». Joignez ici la copie d’un état qu’il a signé sur papier\u{a0}; il ne change plus.",
        "The signatory of the day signs statements among “Papers to sign”. Attach here the copy of one that was signed on paper; it does not change any more.",
    ),
);

pub(super) const CANCEL: Wording = Wording::new(
    Label::new("إلغاء الجدول", "Annuler l’état", "Cancel the statement"),
    Label::new("تم إلغاء الجدول", "État annulé", "Statement cancelled"),
)
.asking(
    Label::new("إلغاء هذا الجدول؟", "Annuler cet état\u{a0}?", "Cancel this statement?"),
    Label::new(
        "يمكن إدراج التغيبات الواردة فيه في جدول جديد.",
        "Ce qu’il énonçait peut être énoncé à nouveau.",
        "What it stated may be stated again.",
    ),
)
.destructive();

pub(super) const PRINT: Wording = Wording::new(
    Label::new("طباعة", "Imprimer", "Print"),
    Label::new("تم إعداد الوثيقة", "Document établi", "Paper made"),
);

pub(super) const DRAFT: Wording = Wording::new(
    Label::new("مشروع للتوقيع (PDF)", "Projet à signer (PDF)", "Draft to sign (PDF)"),
    Label::new("تم إعداد المشروع", "Projet établi", "Draft made"),
);
