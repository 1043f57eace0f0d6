//! What the acts on candidates are called, and what is said before and after them.

use platform::papers::wording::issue;
use schema::{Label, Wording};

pub(crate) const VALIDATE: Wording = Wording::new(
    Label::new("قبول الملف", "Valider", "Validate"),
    Label::new("تم قبول الملف", "Dossier validé", "File validated"),
);

pub(crate) const ELIMINATE: Wording = Wording::new(
    Label::new("إقصاء", "Éliminer", "Eliminate"),
    Label::new("تم إقصاء المترشح(ة)", "Candidat éliminé", "Candidate eliminated"),
)
.asking(
    Label::new("إقصاء المترشح(ة)", "Éliminer le candidat", "Eliminate the candidate"),
    Label::new(
        "السبب إلزامي؛ ويطلع عليه المترشح(ة) عند نشر اللائحة.",
        "Le motif est obligatoire\u{a0}; le candidat le lit à la publication de la liste.",
        "A reason is required; the candidate reads it when the list is published.",
    ),
)
.destructive();

pub(crate) const REOPEN: Wording = Wording::new(
    Label::new("إرجاع إلى الدراسة", "Revenir à l’étude", "Back to review"),
    Label::new("أعيد فتح الملف", "Dossier rouvert", "File under review again"),
);

pub(crate) const CONFIRM: Wording = Wording::new(
    Label::new(
        "تأكيد (دراسة ثانية)",
        "Confirmer (second examen)",
        "Confirm (second look)",
    ),
    Label::new("تم تأكيد الملف", "Dossier confirmé", "File confirmed"),
);

pub(crate) const PROVE: Wording = Wording::new(
    Label::new("البت في الإثبات", "Juger la justification", "Decide the claim"),
    Label::new("سجل القرار", "Décision enregistrée", "Decision recorded"),
)
.asking(
    Label::new("أمور تستوجب الإثبات", "À justifier", "To be proved"),
    Label::new(
        "لا يعتد في الترتيب إلا بما ثبت.",
        "Seul ce qui est justifié compte au classement.",
        "Only what is proved counts for the ranking.",
    ),
);

pub(crate) const NEXT: Wording = Wording::new(
    Label::new("الملف التالي", "Dossier suivant", "Next file"),
    Label::new("فتح الملف التالي", "Dossier suivant ouvert", "Next file opened"),
);

pub(crate) const CLAIM: Wording = Wording::new(
    Label::new("حجز الملف", "Réserver le dossier", "Hold the file"),
    Label::new("تم حجز الملف", "Dossier réservé", "File held"),
);

const ENTRY: Label = Label::new("إدخال ملف ورقي", "Saisir un dossier papier", "Enter a paper file");

pub(crate) const ENTER: Wording = Wording::new(ENTRY, Label::new("تم حفظ الملف", "Dossier enregistré", "File saved"))
    .asking(
        ENTRY,
        Label::new(
            "يرفض كل ملف ورد بعد آخر أجل.",
            "Un dossier reçu après la date limite est refusé.",
            "A file received after the deadline is refused.",
        ),
    );

pub(crate) const AMEND: Wording = Wording::new(
    Label::new("تصحيح", "Corriger", "Correct"),
    Label::new("تم تصحيح الطلب", "Demande corrigée", "Application corrected"),
)
.asking(
    Label::new("تصحيح الطلب", "Corriger la demande", "Correct the application"),
    Label::new(
        "يخبر المترشح(ة) بالتصحيح، ويعود الملف إلى الدراسة. لا تستبدل وثيقة إلا إذا اختير ملف.",
        "Le candidat est informé de la correction\u{a0}; son dossier revient à l’étude. Une pièce n’est remplacée que si un fichier est choisi.",
        "The candidate is told of the correction; the file goes back to review. A document is replaced only where a file is chosen.",
    ),
);

pub(crate) const WITHDRAW: Wording = Wording::new(
    Label::new("تسجيل انسحاب", "Saisir un désistement", "Enter a withdrawal"),
    Label::new("سجل الانسحاب", "Désistement enregistré", "Withdrawal entered"),
)
.asking(
    Label::new(
        "انسحاب مودع بالمكتب",
        "Désistement déposé au guichet",
        "Withdrawal handed in at the desk",
    ),
    Label::new(
        "يسحب طلب الترشيح نهائيا، ويخبر صاحبه بذلك.",
        "La candidature est retirée définitivement\u{a0}; la personne en est avertie.",
        "The application is withdrawn for good; the person is told.",
    ),
)
.destructive();

const DECLINES: Label = Label::new("تنازل عن المنصب", "Renonce au poste", "Declines the post");

pub(crate) const DECLINE: Wording = Wording::new(
    DECLINES,
    Label::new("سجل التنازل", "Renonciation enregistrée", "Declining recorded"),
)
.asking(
    DECLINES,
    Label::new(
        "يؤول المنصب إلى التالي في لائحة الانتظار.",
        "Le poste revient au suivant de la liste d’attente.",
        "The post goes to the next of the waiting list.",
    ),
)
.destructive();

const MAKE_EMPLOYEE: Label = Label::new("إحداث ملف الموظف(ة)", "Créer le fonctionnaire", "Make an employee");

pub(crate) const HIRE: Wording = Wording::new(
    MAKE_EMPLOYEE,
    Label::new("تم إحداث ملف الموظف(ة)", "Fonctionnaire créé(e)", "Employee made"),
)
.asking(
    MAKE_EMPLOYEE,
    Label::new(
        "يدرج المترشح(ة) في سجل الموظفين مع صورته ووثائقه.",
        "Le candidat entre dans le registre du personnel, avec sa photo et ses pièces.",
        "The candidate enters the register of employees, with photo and documents.",
    ),
);

const NOTICE: Label = Label::new("تبليغ قرار", "Notification de décision", "Notice of a decision");

pub(crate) const PRINT_NOTICE: Wording = issue(NOTICE, NOTICE);

pub(crate) const LETTER_SENT: Wording = Wording::new(
    Label::new("تسجيل الإرسال", "Marquer comme envoyé", "Mark as sent"),
    Label::new("تم تسجيل الإرسال", "Envoi enregistré", "Recorded as sent"),
);

pub(super) const APPLY: Wording = Wording::new(
    Label::new("إيداع طلب الترشيح", "Déposer ma candidature", "Submit my application"),
    Label::new("تم إيداع طلب الترشيح", "Candidature déposée", "Application submitted"),
);

pub(super) const CODE: Wording = Wording::new(
    Label::new("طلب رمز", "Recevoir un code", "Send me a code"),
    Label::new("أرسل الرمز", "Code envoyé", "Code sent"),
);

pub(super) const CORRECT: Wording = Wording::new(
    Label::new("تسجيل التصحيح", "Enregistrer la correction", "Save the correction"),
    Label::new("تم تسجيل التصحيح", "Correction enregistrée", "Correction saved"),
);

const WITHDRAW_OWN: Label = Label::new("سحب طلبي", "Retirer ma candidature", "Withdraw my application");

pub(super) const WITHDRAW_ONESELF: Wording = Wording::new(
    WITHDRAW_OWN,
    Label::new("تم سحب الطلب", "Candidature retirée", "Application withdrawn"),
)
.asking(
    WITHDRAW_OWN,
    Label::new(
        "هل تريدون سحب هذا الطلب نهائيا؟ يمكنكم إيداع طلب آخر قبل انتهاء الأجل.",
        "Retirer définitivement cette candidature\u{a0}? Vous pourrez en déposer une autre jusqu’à la date limite.",
        "Withdraw this application for good? You may make another one until the deadline.",
    ),
)
.destructive();

pub(super) const RECEIPT: Wording = Wording::new(
    Label::new(
        "تحميل الوصل (\u{2066}PDF\u{2069})",
        "Télécharger le récépissé (PDF)",
        "Download the receipt (PDF)",
    ),
    Label::new("تم تحميل الوصل", "Récépissé téléchargé", "Receipt downloaded"),
);
