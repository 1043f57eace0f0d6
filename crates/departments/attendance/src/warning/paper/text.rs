//! What the letters say unless an administrator says otherwise.

/// To whom, in French.
macro_rules! to_fr {
    ($body:literal) => {
        concat!(
            "À l’attention de {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**\n\n",
            "Sous couvert de la voie hiérarchique\n\n",
            "- Grade : {employee.grade}\n",
            "- Fonction : {employee.function}\n",
            "- CNIE / PPR : {employee.cin}[ — {employee.number}]\n",
            "- Service : {employee.service}[ — {employee.bureau}]\n",
            "- Annexe administrative : {employee.annexe}\n\n",
            $body
        )
    };
}

/// To whom, in Arabic.
macro_rules! to_ar {
    ($body:literal) => {
        concat!(
            "إلى {السيد|السيدة|السيد(ة)} **{employee.fullName}**\n\n",
            "تحت إشراف السلم الإداري\n\n",
            "- الدرجة : {employee.grade}\n",
            "- الوظيفة : {employee.function}\n",
            "- ب.و.ت.إ / رقم التأجير : {employee.cin}[ — {employee.number}]\n",
            "- المصلحة : {employee.service}[ — {employee.bureau}]\n",
            "- الملحقة الإدارية : {employee.annexe}\n\n",
            $body
        )
    };
}

/// A notice in French: no sanction.
pub(super) const NOTICE_FR: &str = to_fr!(
    "Il a été relevé à votre encontre {warning.matter}, le {warning.date}[. Observation : {warning.reason}].\n\n\
     Le présent avis vous en informe ; il ne constitue pas une sanction. Vous pouvez y répondre par écrit[ jusqu’au \
     {warning.replyUntil}].\n\n\
     [La présente fait suite à la lettre n° {warning.previous}.]\n\n\
     + Accusé de réception : date et signature"
);

/// A notice in Arabic.
pub(super) const NOTICE_AR: &str = to_ar!(
    "سجل في حقكم {warning.matter} يوم {warning.date}[. ملاحظة: {warning.reason}].\n\n\
     هذا الإشعار للإخبار فقط، ولا يعتبر عقوبة. يمكنكم الجواب عليه كتابة[ إلى غاية {warning.replyUntil}].\n\n\
     [هذه المراسلة تابعة للمراسلة رقم {warning.previous}.]\n\n\
     + الإقرار بالتوصل: التاريخ والتوقيع"
);

/// A request for explanation in French: what precedes a deduction.
pub(super) const REQUEST_FR: &str = to_fr!(
    "**Objet :** demande d’explication\n\n\
     Il a été relevé à votre encontre {warning.matter}, le {warning.date}[. Observation : {warning.reason}].\n\n\
     Vous êtes {invité|invitée|invité(e)} à fournir par écrit vos explications à ce sujet[, au plus tard le \
     {warning.replyUntil}]. À défaut de réponse ou de motif valable, il sera fait application de la loi n° 12-81 relative \
     aux retenues sur les traitements des fonctionnaires et agents de l’État et des collectivités locales en cas d’absence \
     irrégulière (dahir n° 1-83-230 du 9 moharrem 1405 – 5 octobre 1984) et du décret n° 2-99-1216 du 6 safar 1421 (10 mai 2000).\n\n\
     [La présente fait suite à la lettre n° {warning.previous}.]\n\n\
     + Accusé de réception : date et signature"
);

/// A request for explanation in Arabic.
pub(super) const REQUEST_AR: &str = to_ar!(
    "**الموضوع:** استفسار\n\n\
     سجل في حقكم {warning.matter} يوم {warning.date}[. ملاحظة: {warning.reason}].\n\n\
     المطلوب منكم الإدلاء كتابة بتوضيحاتكم في هذا الشأن[، في أجل أقصاه {warning.replyUntil}]. وفي حالة عدم الجواب أو عدم \
     الإدلاء بمبرر مقبول، تطبق مقتضيات القانون رقم 12.81 بشأن الاقتطاعات من رواتب موظفي وأعوان الدولة \
     والجماعات المحلية المتغيبين عن العمل بصفة غير مشروعة، الصادر بتنفيذه الظهير الشريف رقم 1.83.230 بتاريخ 9 محرم 1405 \
     (5 أكتوبر 1984)، والمرسوم رقم 2.99.1216 الصادر في 6 صفر 1421 (10 ماي 2000).\n\n\
     [هذه المراسلة تابعة للمراسلة رقم {warning.previous}.]\n\n\
     + الإقرار بالتوصل: التاريخ والتوقيع"
);

/// A warning in French: the first sanction of article 66, after the explanations of the person were asked for.
pub(super) const WARNING_FR: &str = to_fr!(
    "Vu le dahir n° 1-58-008 du 4 chaabane 1377 (24 février 1958) portant statut général de la fonction publique, tel qu’il a été \
     modifié et complété, notamment son article 66 ;\n\n\
     Vu le décret n° 2-77-738 du 13 chaoual 1397 (27 septembre 1977) portant statut particulier du personnel communal ;\n\n\
     Vu la loi n° 03-01 relative à l’obligation de la motivation des décisions administratives, promulguée par le dahir n° 1-02-202 du 12 joumada I 1423 (23 juillet 2002) ;\n\n\
     [Vu la demande d’explication n° {warning.previous} ;]\n\n\
     [Vu la réponse de {l’intéressé|l’intéressée|l’intéressé(e)} en date du {warning.repliedOn} ;]\n\n\
     [Considérant {warning.silence} ;]\n\n\
     Considérant {warning.matter}, le {warning.date}[ : {warning.reason}] ;\n\n\
     Le présent avertissement vous est adressé, et vous êtes {invité|invitée|invité(e)} à respecter les horaires de travail.\n\n\
     Vous pouvez former un recours gracieux auprès de l’autorité signataire, et un recours devant le tribunal administratif dans les \
     soixante jours qui suivent la notification.\n\n\
     + Notification : date et signature"
);

/// A warning in Arabic.
pub(super) const WARNING_AR: &str = to_ar!(
    "بناء على الظهير الشريف رقم 1.58.008 الصادر في 4 شعبان 1377 (24 فبراير 1958) بمثابة النظام الأساسي العام للوظيفة العمومية، كما \
     وقع تغييره وتتميمه، ولا سيما الفصل 66 منه؛\n\n\
     وعلى المرسوم رقم 2.77.738 الصادر في 13 شوال 1397 (27 شتنبر 1977) بمثابة النظام الأساسي لموظفي الجماعات؛\n\n\
     وعلى القانون رقم 03.01 بشأن إلزام الإدارات العمومية والجماعات المحلية والمؤسسات العمومية بتعليل قراراتها الإدارية، الصادر بتنفيذه الظهير الشريف رقم 1.02.202 بتاريخ 12 من جمادى الأولى 1423 (23 يوليوز 2002)؛\n\n\
     [وعلى الاستفسار رقم {warning.previous}؛]\n\n\
     [وعلى جواب {المعني|المعنية|المعني(ة)} بالأمر بتاريخ {warning.repliedOn}؛]\n\n\
     [وحيث {warning.silence}؛]\n\n\
     وحيث سجل في حقكم {warning.matter} يوم {warning.date}[: {warning.reason}]؛\n\n\
     يوجه إليكم هذا الإنذار، مع دعوتكم إلى احترام أوقات العمل.\n\n\
     يمكنكم تقديم تظلم لدى السلطة الموقعة، والطعن أمام المحكمة الإدارية داخل أجل ستين يوما من تاريخ التبليغ.\n\n\
     + التبليغ: التاريخ والتوقيع"
);
