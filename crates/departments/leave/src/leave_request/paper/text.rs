//! What a decision says unless an administrator says otherwise.

/// In French.
pub(super) const FR: &str = "\
Vu le dahir n° 1-58-008 du 4 chaabane 1377 (24 février 1958) portant statut général de la fonction publique, tel qu’il a été modifié et complété ;

Vu le décret n° 2-77-738 du 13 chaoual 1397 (27 septembre 1977) portant statut particulier du personnel communal ;

Vu le dahir n° 1-15-85 du 20 ramadan 1436 (7 juillet 2015) portant promulgation de la loi organique n° 113-14 relative aux communes ;

Vu la demande de {l’intéressé|l’intéressée|l’intéressé(e)} ;

**Décide :**

Il est accordé à {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}** le congé suivant : **{leave.type}**.

- Grade : {employee.grade}
- CNIE / PPR : {employee.cin}[ — {employee.number}]
- Service : {employee.service}
- Durée : {leave.duration}
- Du : {leave.from}[ ({leave.fromNoon})]
- Au : {leave.to}[ ({leave.untilNoon})]
- Fondement : {leave.source}
- Adresse pendant le congé : {leave.address}
- Intérim : {leave.replacement}
- Solde après ce congé : {leave.balance}

{L’intéressé|L’intéressée|L’intéressé(e)} reprend son service[ le {leave.resumption}] à l’issue de ce congé.

+ Le chef hiérarchique (date, signature)";

/// In Arabic.
pub(super) const AR: &str = "\
بناء على الظهير الشريف رقم 1.58.008 الصادر في 4 شعبان 1377 (24 فبراير 1958) بمثابة النظام الأساسي العام للوظيفة العمومية، كما وقع تغييره وتتميمه؛

وعلى المرسوم رقم 2.77.738 الصادر في 13 شوال 1397 (27 شتنبر 1977) بمثابة النظام الأساسي لموظفي الجماعات؛

وعلى الظهير الشريف رقم 1.15.85 الصادر في 20 من رمضان 1436 (7 يوليوز 2015) بتنفيذ القانون التنظيمي رقم 113.14 المتعلق بالجماعات؛

وبناء على الطلب الذي {تقدم به المعني بالأمر|تقدمت به المعنية بالأمر|تقدم(ت) به المعني(ة) بالأمر}؛

**قرر ما يلي:**

تمنح {للسيد|للسيدة|للسيد(ة)} **{employee.fullName}** **{leave.type}**.

- الدرجة : {employee.grade}
- ب.و.ت.إ / رقم التأجير : {employee.cin}[ — {employee.number}]
- المصلحة : {employee.service}
- المدة : {leave.duration}
- من : {leave.from}[ ({leave.fromNoon})]
- إلى : {leave.to}[ ({leave.untilNoon})]
- السند القانوني : {leave.source}
- العنوان خلال الرخصة : {leave.address}
- القائم(ة) بالنيابة خلال الرخصة : {leave.replacement}
- الرصيد بعد هذه الرخصة : {leave.balance}

{يستأنف المعني بالأمر عمله|تستأنف المعنية بالأمر عملها|يستأنف المعني(ة) بالأمر عمله(ا)}[ يوم {leave.resumption}] عند انتهاء هذه الرخصة.

+ الرئيس(ة) المباشر(ة) (التاريخ والتوقيع)";

/// Of a refusal, in French.
pub(super) const REFUSAL_FR: &str = "\
Vu le dahir n° 1-58-008 du 4 chaabane 1377 (24 février 1958) portant statut général de la fonction publique, tel qu’il a été modifié et complété ;

Vu la loi n° 03-01 relative à l’obligation de la motivation des décisions administratives, promulguée par le dahir n° 1-02-202 du 12 joumada I 1423 (23 juillet 2002) ;

Vu la demande de {l’intéressé|l’intéressée|l’intéressé(e)} ;

**Décide :**

Il n’est pas donné suite à la demande de congé (**{leave.type}**) de {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**.

- Grade : {employee.grade}
- CNIE / PPR : {employee.cin}[ — {employee.number}]
- Service : {employee.service}
- Du : {leave.from}[ ({leave.fromNoon})]
- Au : {leave.to}[ ({leave.untilNoon})]
- Motif du refus : {leave.refusal}

{L’intéressé|L’intéressée|L’intéressé(e)} peut former un recours gracieux auprès de l’autorité qui a pris la décision, et un recours devant le tribunal administratif dans les délais prévus par la loi.";

/// Of a refusal, in Arabic.
pub(super) const REFUSAL_AR: &str = "\
بناء على الظهير الشريف رقم 1.58.008 الصادر في 4 شعبان 1377 (24 فبراير 1958) بمثابة النظام الأساسي العام للوظيفة العمومية، كما وقع تغييره وتتميمه؛

وعلى القانون رقم 03.01 بشأن إلزام الإدارات العمومية والجماعات المحلية والمؤسسات العمومية بتعليل قراراتها الإدارية، الصادر بتنفيذه الظهير الشريف رقم 1.02.202 بتاريخ 12 من جمادى الأولى 1423 (23 يوليوز 2002)؛

وبناء على الطلب الذي {تقدم به المعني بالأمر|تقدمت به المعنية بالأمر|تقدم(ت) به المعني(ة) بالأمر}؛

**قرر ما يلي:**

رفض طلب الرخصة (**{leave.type}**) الذي {تقدم به السيد|تقدمت به السيدة|تقدم(ت) به السيد(ة)} **{employee.fullName}**.

- الدرجة : {employee.grade}
- ب.و.ت.إ / رقم التأجير : {employee.cin}[ — {employee.number}]
- المصلحة : {employee.service}
- من : {leave.from}[ ({leave.fromNoon})]
- إلى : {leave.to}[ ({leave.untilNoon})]
- سبب الرفض : {leave.refusal}

{يمكن للمعني بالأمر|يمكن للمعنية بالأمر|يمكن للمعني(ة) بالأمر} تقديم تظلم لدى السلطة التي اتخذت القرار، والطعن أمام المحكمة الإدارية داخل الآجال المنصوص عليها قانونا.";
