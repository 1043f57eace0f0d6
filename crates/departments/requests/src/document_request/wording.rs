//! What the acts on requests are called, and what is said before and after them.

use platform::papers::wording::issue;
use schema::{Label, Wording};

const ASK: Label = Label::new("طلب وثيقة", "Demander un document", "Ask for a document");

pub(super) const SUBMIT: Wording = Wording::new(
    ASK,
    Label::new("تم إيداع الطلب", "Demande déposée", "Request handed in"),
)
.asking(
    ASK,
    Label::new(
        "يسلم لكم رقم الوصل فورا. لطلب وثيقة أخرى، صفوها في الغرض من الطلب.",
        "Un numéro de récépissé vous est donné aussitôt. Pour un autre document, décrivez-le dans le motif.",
        "You are given a receipt number at once. For another document, describe it as the purpose.",
    ),
);

pub(super) const CANCEL: Wording = Wording::new(
    Label::new("سحب الطلب", "Retirer la demande", "Withdraw the request"),
    Label::new("تم سحب الطلب", "Demande retirée", "Request withdrawn"),
)
.asking(
    Label::new(
        "سحب هذا الطلب؟",
        "Retirer cette demande\u{a0}?",
        "Withdraw this request?",
    ),
    Label::new(
        "يمكنكم إيداعه من جديد.",
        "Vous pourrez la déposer à nouveau.",
        "You may hand it in again.",
    ),
)
.destructive();

pub(super) const PROCESS: Wording = Wording::new(
    Label::new("بدء المعالجة", "Prendre en charge", "Process"),
    Label::new("بدأت معالجة الطلب", "Demande prise en charge", "Request in process"),
);

pub(super) const EDIT: Wording = Wording::new(
    Label::new("تحرير النص", "Rédiger le texte", "Write the text"),
    Label::new("تم حفظ النص", "Texte enregistré", "Text saved"),
)
.asking(
    Label::new("نص الوثيقة", "Texte du document", "Text of the document"),
    Label::new(
        "هذا ما ستقوله الوثيقة.",
        "C’est ce que dira le document.",
        "This is what the paper will say.",
    ),
);

pub(super) const REJECT: Wording = Wording::new(
    Label::new("رفض", "Refuser", "Refuse"),
    Label::new("تم رفض الطلب", "Demande refusée", "Request refused"),
)
.asking(
    Label::new("رفض هذا الطلب؟", "Refuser cette demande\u{a0}?", "Refuse this request?"),
    Label::new(
        "يبلغ سبب الرفض إلى المعني(ة) بالأمر.",
        "Le motif est communiqué à l’intéressé(e).",
        "The reason is told to the person concerned.",
    ),
)
.destructive();

pub(super) const GENERATE: Wording = Wording::new(
    Label::new("إعداد الوثيقة", "Établir le document", "Make the paper"),
    Label::new("تم إعداد الوثيقة", "Document établi", "Paper made"),
);

pub(super) const SIGN: Wording = Wording::new(
    Label::new("توقيع", "Signer", "Sign"),
    Label::new("تم توقيع الوثيقة", "Document signé", "Paper signed"),
)
.asking(
    Label::new("التوقيع الإلكتروني", "Signer électroniquement", "Sign electronically"),
    Label::new(
        "تعد نسخة موقعة بنفس الرقم ونفس الرمز، وتبقى النسخة الأولى كما هي.",
        "Une copie signée est établie sous le même numéro et le même code\u{a0}; la première reste.",
        "A signed copy is made under the same number and code; the first one stays.",
    ),
);

pub(super) const DELIVER: Wording = Wording::new(
    Label::new("تسليم", "Remettre", "Deliver"),
    Label::new("تم تسليم الوثيقة", "Document remis", "Paper delivered"),
)
.asking(
    Label::new("تسليم الوثيقة", "Remettre le document", "Deliver the paper"),
    Label::new(
        "حددوا من تسلمها إن لم يكن المعني(ة) بالأمر.",
        "Indiquez qui le retire si ce n’est pas l’intéressé(e).",
        "Say who takes it where that is not the person concerned.",
    ),
);

pub(super) const PRINT_REFUSAL: Wording = issue(
    Label::new("طبع قرار الرفض", "Imprimer le refus", "Print the refusal"),
    Label::new("قرار رفض الطلب", "Refus de la demande", "Refusal of the request"),
);
