//! What a statement says unless an administrator says otherwise.

/// In French.
pub(super) const FR: &str = "\
Vu la loi n° 12-81 relative aux retenues sur les traitements en cas d’absence irrégulière, promulguée par le dahir n° 1-83-230 du \
9 moharrem 1405 (5 octobre 1984) ;

Vu le décret n° 2-99-1216 du 6 safar 1421 (10 mai 2000) pris pour son application ;

État des absences non justifiées de {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**, au titre du mois \
de {statement.month} :

- Grade : {employee.grade}
- CNIE / PPR : {employee.cin}[ — {employee.number}]
- Service : {employee.service}
- Durée totale à retenir : {statement.total}

Le présent état énonce des durées ; le calcul de la retenue revient au service chargé de la paie. \
{L’intéressé|L’intéressée|L’intéressé(e)} peut former un recours gracieux auprès de l’autorité signataire, et un recours devant le \
tribunal administratif dans les soixante jours qui suivent la notification.

+ Reçu par le service de la paie";

/// In Arabic.
pub(super) const AR: &str = "\
بناء على القانون رقم 12.81 بشأن الاقتطاعات من رواتب المتغيبين عن العمل بصفة غير مشروعة، الصادر بتنفيذه الظهير الشريف رقم 1.83.230 \
بتاريخ 9 محرم 1405 (5 أكتوبر 1984)؛

وعلى المرسوم رقم 2.99.1216 الصادر في 6 صفر 1421 (10 ماي 2000) بتطبيقه؛

جدول التغيبات غير المبررة {للسيد|للسيدة|للسيد(ة)} **{employee.fullName}** برسم شهر {statement.month}:

- الدرجة : {employee.grade}
- ب.و.ت.إ / رقم التأجير : {employee.cin}[ — {employee.number}]
- المصلحة : {employee.service}
- مجموع المدة موضوع الاقتطاع : {statement.total}

يبين هذا الجدول المدد فقط، ويرجع حساب مبلغ الاقتطاع إلى المصلحة المكلفة بالأجور. {يمكن للمعني بالأمر|يمكن للمعنية بالأمر|يمكن للمعني(ة) بالأمر} تقديم تظلم لدى السلطة الموقعة، \
والطعن أمام المحكمة الإدارية داخل أجل ستين يوما من تاريخ التبليغ.

+ توصلت به المصلحة المكلفة بالأجور";
