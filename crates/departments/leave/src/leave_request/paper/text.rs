//! What a decision says unless an administrator says otherwise.

/// In French.
pub(super) const FR: &str = "\
Vu le dahir n° 1-58-008 du 4 chaabane 1377 (24 février 1958) portant statut général de la fonction publique, tel qu’il a été modifié et complété ;

Vu le décret n° 2-77-738 du 13 chaoual 1397 (27 septembre 1977) portant statut particulier du personnel communal ;

Vu la demande de {l’intéressé|l’intéressée|l’intéressé(e)} ;

Il est accordé à {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}** un congé : **{leave.type}**.

- Grade : {employee.grade}
- CNIE / PPR : {employee.cin}[ — {employee.number}]
- Service : {employee.service}
- Durée : {leave.days} ({leave.unit})
- Du : {leave.from}
- Au : {leave.to}
- Adresse pendant le congé : {leave.address}
- Intérim : {leave.replacement}
- Solde après ce congé : {leave.balance}

{L’intéressé|L’intéressée|L’intéressé(e)} reprend son service à l’issue de ce congé.

+ Le chef hiérarchique (date, signature)
+ L’autorité compétente (date, signature, cachet)";

/// In Arabic.
pub(super) const AR: &str = "\
بناء على الظهير الشريف رقم 1.58.008 الصادر في 4 شعبان 1377 (24 فبراير 1958) بمثابة النظام الأساسي العام للوظيفة العمومية، كما وقع تغييره وتتميمه؛

وعلى المرسوم رقم 2.77.738 الصادر في 13 شوال 1397 (27 شتنبر 1977) بمثابة النظام الأساسي لموظفي الجماعات؛

وبناء على الطلب الذي {تقدم به المعني بالأمر|تقدمت به المعنية بالأمر|تقدم(ت) به المعني(ة) بالأمر}؛

تمنح {للسيد|للسيدة|للسيد(ة)} **{employee.fullName}** **{leave.type}**، ابتداء من {leave.from} إلى غاية {leave.to}.

- الدرجة : {employee.grade}
- ب.و / رقم التأجير : {employee.cin}[ — {employee.number}]
- المصلحة : {employee.service}
- المدة : {leave.days} ({leave.unit})
- من : {leave.from}
- إلى : {leave.to}
- العنوان خلال الرخصة : {leave.address}
- القائم(ة) بالنيابة خلال الرخصة : {leave.replacement}
- الرصيد بعد هذه الرخصة : {leave.balance}

{يستأنف المعني بالأمر عمله|تستأنف المعنية بالأمر عملها|يستأنف المعني(ة) بالأمر عمله(ا)} عند انتهاء هذه الرخصة.

+ الرئيس المباشر (التاريخ والتوقيع)
+ السلطة المختصة (التاريخ والتوقيع والخاتم)";
