//! What the acts on letters are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const ISSUE: Wording = Wording::new(
    Label::new("توجيه المراسلات", "Émettre les lettres", "Issue the letters"),
    Label::new("تم توجيه المراسلات", "Lettres émises", "Letters issued"),
)
.asking(
    Label::new(
        "توجيه هذه المراسلات؟",
        "Émettre ces lettres\u{a0}?",
        "Issue these letters?",
    ),
    Label::new(
        "تأخذ كل مراسلة رقما لا يسترجع، ويشعر بها المعني(ة).",
        "Chaque lettre prend un numéro qui ne se reprend pas, et l’intéressé en est averti.",
        "Each letter takes a number that never comes back, and the employee is told.",
    ),
);

pub(super) const ACKNOWLEDGE: Wording = Wording::new(
    Label::new("الإقرار بالتوصل", "Accuser réception", "Acknowledge"),
    Label::new(
        "تم تسجيل الإقرار بالتوصل",
        "Accusé de réception enregistré",
        "Acknowledged",
    ),
)
.asking(
    Label::new("الإقرار بالتوصل؟", "Accuser réception\u{a0}?", "Acknowledge?"),
    Label::new(
        "تقرون بتوصلكم بالمراسلة، ويبقى الجواب ممكنا إلى غاية أجله.",
        "Vous confirmez avoir reçu la lettre\u{a0}; une réponse reste possible jusqu’à son terme.",
        "You confirm that you received the letter; you may still reply until its term.",
    ),
);

pub(super) const DISPUTE: Wording = Wording::new(
    Label::new("جواب", "Répondre", "Reply"),
    Label::new("تم تسجيل الجواب", "Réponse enregistrée", "Reply saved"),
)
.asking(
    Label::new("الجواب على المراسلة", "Répondre à la lettre", "Reply to the letter"),
    Label::new(
        "يطلع رئيسكم المباشر والموارد البشرية على جوابكم قبل أي قرار.",
        "Votre réponse est lue par votre supérieur et par les ressources humaines avant toute décision.",
        "Your reply is read by your head and by human resources before anything is decided.",
    ),
);

pub(super) const UPHOLD: Wording = Wording::new(
    Label::new("تأكيد", "Maintenir", "Uphold"),
    Label::new("تم تأكيد المراسلة", "Lettre maintenue", "Letter upheld"),
)
.asking(
    Label::new(
        "تأكيد هذه المراسلة؟",
        "Maintenir cette lettre\u{a0}?",
        "Uphold this letter?",
    ),
    Label::new(
        "يضمن التعليل في القرار وفي جدول الاقتطاعات.",
        "Le motif figure sur la décision et sur l’état des retenues.",
        "The reason stands on the decision and on the statement of deductions.",
    ),
);

pub(super) const CANCEL: Wording = Wording::new(
    Label::new("إلغاء المراسلة", "Annuler la lettre", "Cancel the letter"),
    Label::new("تم إلغاء المراسلة", "Lettre annulée", "Letter cancelled"),
)
.asking(
    Label::new(
        "إلغاء هذه المراسلة؟",
        "Annuler cette lettre\u{a0}?",
        "Cancel this letter?",
    ),
    Label::new(
        "يبقى الرقم والسبب، وتفقد الوثائق المطبوعة صلاحيتها.",
        "Le numéro et le motif restent\u{a0}; les documents imprimés cessent d’être valables.",
        "The number and the reason stay; printed papers do not hold any more.",
    ),
)
.destructive();

pub(super) const HAND_OVER: Wording = Wording::new(
    Label::new("تسجيل التسليم", "Saisir la remise", "Enter the handover"),
    Label::new("تم تسجيل التسليم", "Remise enregistrée", "Handover entered"),
)
.asking(
    Label::new("تسليم المراسلة", "Remise de la lettre", "Handover of the letter"),
    Label::new(
        "يسري أجل الجواب من هذا اليوم، دون احتساب أيام الرخص. وبدون تسليم لا يعتد بالسكوت.",
        "Le délai de réponse court de ce jour, hors les jours de congé. Sans remise, le silence ne compte pas.",
        "The term to reply runs from that day, without days of leave. What was not handed over is no silence.",
    ),
);

pub(super) const ESCALATE: Wording = Wording::new(
    Label::new(
        "إعداد المراسلة الموالية",
        "Établir la lettre suivante",
        "Make the next letter",
    ),
    Label::new("تم إعداد المراسلة الموالية", "Lettre suivante établie", "Next letter made"),
)
.asking(
    Label::new("المراسلة الموالية", "Lettre suivante", "Next letter"),
    Label::new(
        "مراسلة أشد بخصوص نفس الوقائع ونفس اليوم، برقم خاص بها، بعد الجواب أو انتهاء أجله. ولا يوجد الإنذار إلا بعد توقيعه من السلطة المختصة.",
        "Une lettre plus grave sur les mêmes faits et le même jour, sous son propre numéro. Elle attend la réponse ou la fin du délai\u{a0}; un avertissement n’existe qu’une fois signé par l’autorité.",
        "A graver letter about the same facts and day, under a number of its own. It waits for the reply or the end of the term; a warning exists once the authority has signed it.",
    ),
);

pub(super) const SIGN: Wording = Wording::new(
    Label::new("توقيع", "Signer", "Sign"),
    Label::new("تم توجيه الإنذار", "Avertissement émis", "Warning issued"),
)
.asking(
    Label::new("التوقيع الإلكتروني", "Signer électroniquement", "Sign electronically"),
    Label::new(
        "يأخذ الإنذار رقمه ويشعر به المعني(ة).",
        "L’avertissement prend son numéro et l’intéressé en est averti.",
        "The warning takes its number, and the employee is told.",
    ),
);

pub(super) const SIGN_BY_HAND: Wording = Wording::new(
    Label::new("تسجيل التوقيع", "Enregistrer la signature", "Enter the signature"),
    Label::new("تم توجيه الإنذار", "Avertissement émis", "Warning issued"),
)
.asking(
    Label::new("موقع خطيا؟", "Signé à la main\u{a0}?", "Signed by hand?"),
    Label::new(
        "يوقع الموقع المختص الإنذارات من «وثائق في انتظار توقيعكم». أرفقوا هنا نسخة الإنذار الذي وقعه على الورق، فيأخذ رقمه ويشعر به المعني(ة).",
        "Le signataire du jour signe les avertissements dans «\u{a0}Documents à signer\u{a0}». Joignez ici la copie de celui qu’il a signé sur papier\u{a0}; il prend alors son numéro et l’intéressé en est averti.",
        "The signatory of the day signs warnings among “Papers to sign”. Attach here the copy of one that was signed on paper; it takes its number then, and the employee is told.",
    ),
);

pub(super) const PRINT: Wording = Wording::new(
    Label::new("طباعة", "Imprimer", "Print"),
    Label::new("تم إعداد الوثيقة", "Document établi", "Paper made"),
);

pub(super) const DRAFT: Wording = Wording::new(
    Label::new("مشروع للتوقيع (PDF)", "Projet à signer (PDF)", "Draft to sign (PDF)"),
    Label::new("تم إعداد المشروع", "Projet établi", "Draft made"),
);
