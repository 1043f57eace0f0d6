//! What the acts on requests of leave are called, and what is said before and after them.

use platform::papers::wording;
use schema::{Label, Wording};

pub(super) const CORRECT: Wording = Wording::new(
    Label::new("تصحيح وإعادة الإرسال", "Corriger et renvoyer", "Correct and send again"),
    Label::new(
        "تم إرسال الطلب: تابعوا هنا من يبت فيه",
        "Demande envoyée\u{a0}: suivez ici qui doit la décider",
        "Request sent: see here who decides it",
    ),
)
.asking(
    Label::new("تصحيح الطلب", "Corriger la demande", "Correct the request"),
    Label::new(
        "يحال الطلب على الرئيس(ة) المباشر(ة) ثم على الموارد البشرية، ما لم تحدد الجماعة مسارا آخر.",
        "La demande va à votre responsable, puis aux ressources humaines, sauf circuit particulier de la commune.",
        "The request goes to your manager, then to human resources, unless the commune has another way.",
    ),
);

pub(super) const WITHDRAW: Wording = Wording::new(
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
        "لن يبت فيه أحد. ويمكنكم تقديم طلب آخر.",
        "Plus personne n’aura à la décider. Vous pourrez en faire une autre.",
        "Nobody will have to decide it any more. You may make another one.",
    ),
)
.destructive();

pub(super) const CANCEL: Wording = Wording::new(
    Label::new("طلب الإلغاء", "Demander l’annulation", "Ask for cancellation"),
    Label::new("تم طلب الإلغاء", "Annulation demandée", "Cancellation asked for"),
)
.asking(
    Label::new(
        "طلب إلغاء هذه الرخصة؟",
        "Demander l’annulation de ce congé\u{a0}?",
        "Ask that this leave be cancelled?",
    ),
    Label::new(
        "يتبع الإلغاء مسار الطلب نفسه. ولا تسترجع الأيام التي بدأت.",
        "L’annulation suit le même circuit que la demande. Les jours déjà commencés ne sont pas rendus.",
        "The cancellation goes the same way as the request. Days that have begun are not given back.",
    ),
)
.destructive();

pub(super) const RESUME: Wording = Wording::new(
    Label::new("تسجيل استئناف العمل", "Constater la reprise", "Record the return"),
    Label::new("تم تسجيل استئناف العمل", "Reprise constatée", "Return recorded"),
)
.asking(
    Label::new(
        "تسجيل استئناف العمل",
        "Constater la reprise du travail",
        "Record the return to work",
    ),
    Label::new(
        "قبل النهاية المقررة تسترجع الأيام ابتداء من يوم الاستئناف عبر المسار نفسه، أيا كان يوم التسجيل. وبعدها تعتبر الأيام الفاصلة أيام تغيب.",
        "Avant la fin prévue, les jours à partir de la reprise sont rendus par le même circuit, quel que soit le jour du constat. Après, les jours entre les deux sont des absences.",
        "Before the planned end, the days from the return on are given back the same way, whenever it is recorded. After it, the days between are absences.",
    ),
);

pub(super) const ATTACH: Wording = Wording::new(
    Label::new("إرفاق الشهادة", "Joindre le certificat", "Attach the certificate"),
    Label::new("تم إرفاق الشهادة", "Certificat joint", "Certificate attached"),
)
.asking(
    Label::new("إرفاق الشهادة", "Joindre le certificat", "Attach the certificate"),
    Label::new(
        "ملف PDF لا يتجاوز 5 ميغابايت، لا يطلع عليه إلا المعني(ة) والموارد البشرية.",
        "Un PDF de 5 Mo au plus. Il n’est lu que par l’intéressé(e) et les ressources humaines.",
        "A PDF of 5 MB at most. Only the person and human resources read it.",
    ),
);

pub(super) const VISIT: Wording = Wording::new(
    Label::new(
        "تسجيل المراقبة الطبية",
        "Noter la contre-visite",
        "Record the counter-visit",
    ),
    Label::new(
        "تم تسجيل المراقبة الطبية",
        "Contre-visite notée",
        "Counter-visit recorded",
    ),
)
.asking(
    Label::new("المراقبة الطبية", "Contre-visite médicale", "Medical counter-visit"),
    Label::new(
        "ما عاينه طبيب الإدارة.",
        "Ce que le médecin de l’administration a constaté.",
        "What the doctor of the administration found.",
    ),
);

const PRINT_LABEL: Label = Label::new("طباعة قرار الرخصة", "Imprimer la décision", "Print the decision");

pub(super) const PRINT: Wording = wording::issue(PRINT_LABEL, PRINT_LABEL);
