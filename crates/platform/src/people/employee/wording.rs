//! What the acts on files of employees are called, and what is said before and after them.

use schema::{Label, Wording};

use crate::papers::wording::{issue, issue_saying};

const ISSUE: Label = Label::new("تسليم وثيقة", "Délivrer un document", "Issue a paper");

pub(super) const CERTIFICATE: Wording = issue(ISSUE, ISSUE);

pub(super) const LETTER: Wording = issue_saying(
    Label::new("تحرير مراسلة", "Écrire une lettre", "Write a letter"),
    Label::new("مراسلة", "Lettre officielle", "Official letter"),
    Label::new(
        "تحمل المراسلة رقما ورمز QR، ولا يمكن تعديلها بعد ذلك، بل تلغى أو تعوض. ويمكن للمعني(ة) بالأمر الاطلاع عليها.",
        "La lettre reçoit un numéro et un code QR. Elle ne se modifie plus\u{a0}: on l’annule ou on la remplace. La personne dont elle parle peut la lire.",
        "The letter gets a number and a QR code. It does not change any more: it is cancelled or replaced. The person it is about may read it.",
    ),
);

pub(super) const LOOKUP: Wording = Wording::new(
    Label::new(
        "البحث عن الرقم (البطاقة الوطنية أو رقم التأجير)",
        "Chercher par n° (CIN ou PPR)",
        "Look up a number (CIN or personnel number)",
    ),
    Label::new("تم البحث", "Recherche effectuée", "Number looked up"),
);

pub(super) const END_SERVICE: Wording = Wording::new(
    Label::new("مغادرة", "Départ", "Departure"),
    Label::new("تم تسجيل المغادرة", "Départ enregistré", "Departure recorded"),
)
.asking(
    Label::new(
        "انتهاء الخدمة أو التوقف عنها",
        "Cessation ou interruption de service",
        "End or interruption of service",
    ),
    Label::new(
        "ابتداء من هذا التاريخ لا تحتسب الأيام تغيبا، ولا يطبع أي شيء مما هو مبرمج بعده. في حالة انتهاء الخدمة يذكر آخر يوم عمل، وفي حالة التوقف أول يوم خارج الخدمة.",
        "Les journées à partir de cette date ne comptent plus comme des absences, et rien de ce qui est prévu ensuite ne s’imprime. Pour une cessation, indiquez le dernier jour de service\u{a0}; pour une interruption, le premier jour hors service.",
        "Days from that date on no longer count as absences, and nothing planned after it is printed. Of an end give the last day of service, of an interruption the first day away.",
    ),
)
.destructive();

pub(super) const RESUME_SERVICE: Wording = Wording::new(
    Label::new("استئناف", "Reprise", "Return"),
    Label::new("تم تسجيل استئناف العمل", "Reprise enregistrée", "Return recorded"),
)
.asking(
    Label::new("استئناف العمل", "Reprise de service", "Return to service"),
    Label::new(
        "يعود هذا الشخص إلى القيام بالوظيفة ابتداء من هذا اليوم.",
        "La personne est de nouveau en activité à partir de ce jour.",
        "This person is in activity again from that day on.",
    ),
);
