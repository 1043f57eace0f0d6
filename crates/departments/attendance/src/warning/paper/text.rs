//! What the letters say unless an administrator says otherwise.

/// To whom, in French.
macro_rules! to_fr {
    ($body:literal) => {
        concat!(
            "À l’attention de {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**\n\n",
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
            "- الدرجة : {employee.grade}\n",
            "- الوظيفة : {employee.function}\n",
            "- ب.و / رقم التأجير : {employee.cin}[ — {employee.number}]\n",
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
    "Il a été relevé à votre encontre {warning.matter}, le {warning.date}[. Observation : {warning.reason}].\n\n\
     Vous êtes {invité|invitée|invité(e)} à fournir par écrit vos explications à ce sujet[, au plus tard le \
     {warning.replyUntil}]. À défaut de réponse ou de motif valable, il sera fait application de la loi n° 12-81 relative \
     aux retenues sur les traitements des fonctionnaires et agents de l’État et des collectivités locales en cas d’absence \
     irrégulière (dahir n° 1-83-230 du 9 moharrem 1405 – 5 octobre 1984) et du décret n° 2-99-1216 du 6 safar 1421 (10 mai 2000).\n\n\
     [La présente fait suite à la lettre n° {warning.previous}.]\n\n\
     + Accusé de réception : date et signature"
);

/// A request for explanation in Arabic.
pub(super) const REQUEST_AR: &str = to_ar!(
    "سجل في حقكم {warning.matter} يوم {warning.date}[. ملاحظة: {warning.reason}].\n\n\
     المطلوب منكم الإدلاء كتابة بتوضيحاتكم في هذا الشأن[، في أجل أقصاه {warning.replyUntil}]. وفي حالة عدم الجواب أو عدم \
     الإدلاء بمبرر مقبول، تطبق مقتضيات القانون رقم 12.81 بشأن الاقتطاعات من رواتب موظفي وأعوان الدولة \
     والجماعات المحلية المتغيبين عن العمل بصفة غير مشروعة، الصادر بتنفيذه الظهير الشريف رقم 1.83.230 بتاريخ 9 محرم 1405 \
     (5 أكتوبر 1984)، والمرسوم رقم 2.99.1216 الصادر في 6 صفر 1421 (10 ماي 2000).\n\n\
     [هذه المراسلة تابعة للمراسلة رقم {warning.previous}.]\n\n\
     + الإقرار بالتوصل: التاريخ والتوقيع"
);

/// A warning in French.
pub(super) const WARNING_FR: &str = to_fr!(
    "Il a été relevé à votre encontre {warning.matter}, le {warning.date}[. Observation : {warning.reason}].\n\n\
     En conséquence, le présent avertissement vous est adressé, et vous êtes {invité|invitée|invité(e)} à respecter les \
     horaires de travail. Vous pouvez le contester par écrit[ jusqu’au {warning.replyUntil}].\n\n\
     [La présente fait suite à la lettre n° {warning.previous}.]\n\n\
     + Accusé de réception : date et signature"
);

/// A warning in Arabic.
pub(super) const WARNING_AR: &str = to_ar!(
    "سجل في حقكم {warning.matter} يوم {warning.date}[. ملاحظة: {warning.reason}].\n\n\
     وعليه يوجه إليكم هذا الإنذار، مع دعوتكم إلى احترام أوقات العمل. يمكنكم الاعتراض عليه كتابة[ إلى غاية \
     {warning.replyUntil}].\n\n\
     [هذه المراسلة تابعة للمراسلة رقم {warning.previous}.]\n\n\
     + الإقرار بالتوصل: التاريخ والتوقيع"
);
