//! What the acts on absences are called, and what is said before and after them.

use schema::{Label, Wording};

/// Who looks at a justification.
const TO_HUMAN_RESOURCES: Label = Label::new(
    "تدرس الموارد البشرية التبرير بعد تقديمه، ولا يطلع غيرها على الشهادة الطبية.",
    "La justification est ensuite examinée par les ressources humaines. Un certificat médical n’est lu que par elles.",
    "Human resources look at the justification next. A medical certificate is read by them alone.",
);

pub(super) const JUSTIFY: Wording = Wording::new(
    Label::new("تبرير", "Justifier", "Justify"),
    Label::new("تم تقديم التبرير", "Justification présentée", "Justification submitted"),
)
.asking(
    Label::new("تبرير التغيب", "Justifier l’absence", "Justify the absence"),
    TO_HUMAN_RESOURCES,
);

pub(super) const ENTER: Wording = Wording::new(
    Label::new("إدخال أو تبرير", "Saisir ou justifier", "Enter or justify"),
    Label::new("تم حفظ الأيام", "Journées enregistrées", "Days saved"),
)
.asking(
    Label::new("تبرير الأيام", "Justifier des journées", "Justify days"),
    TO_HUMAN_RESOURCES,
);

pub(super) const ADVISE: Wording = Wording::new(
    Label::new("إبداء الرأي", "Donner un avis", "Give an opinion"),
    Label::new("تم تسجيل الرأي", "Avis enregistré", "Opinion saved"),
)
.asking(
    Label::new(
        "رأي حول التبرير",
        "Avis sur la justification",
        "Opinion on the justification",
    ),
    Label::new(
        "يرفق رأيكم بالطلب، والقرار للموارد البشرية.",
        "Votre avis est joint à la demande\u{a0}; les ressources humaines décident.",
        "Your opinion goes with the request; human resources decide.",
    ),
);

pub(super) const DECIDE: Wording = Wording::new(
    Label::new("البت", "Décider", "Decide"),
    Label::new("تم البت في التغيب", "Absence décidée", "Absence decided"),
)
.asking(
    Label::new("قبول التبرير أو رفضه؟", "Accepter ou refuser la justification\u{a0}?", "Accept or refuse the justification?"),
    Label::new(
        "ما قبل لا يترتب عنه أي اقتطاع، وما لم يبرره أحد يقبل بتعليل. ويبلغ تعليل الرفض إلى المعني(ة) بالأمر ويضمن في جدول الاقتطاعات.",
        "Acceptée, l’absence ne donne lieu à aucune retenue\u{a0}; ce que personne n’a justifié s’accepte avec un motif. Le motif d’un refus est communiqué à l’intéressé(e) et figure sur l’état des retenues.",
        "Accepted, the absence leads to no deduction; what nobody justified is accepted with a reason. The employee is told the reason of a refusal, and it stands on the statement of deductions.",
    ),
);
