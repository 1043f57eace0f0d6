//! What a statement says unless an administrator says otherwise.

/// In French.
pub(super) const FR: &str = "\
État des absences non justifiées de {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**, au titre du mois \
{statement.month} (loi n° 12-81) :

- Grade : {employee.grade}
- CNIE / PPR : {employee.cin}[ — {employee.number}]
- Service : {employee.service}

{statement.days}

Durée totale à retenir : **{statement.total}**.

Le présent état énonce des durées ; le calcul de la retenue revient au service chargé de la paie.

+ Reçu par le service de la paie";

/// In Arabic.
pub(super) const AR: &str = "\
جدول التغيبات غير المبررة {للسيد|للسيدة|للسيد(ة)} **{employee.fullName}** برسم شهر {statement.month} (القانون رقم 12.81):

- الدرجة : {employee.grade}
- ب.و / رقم التأجير : {employee.cin}[ — {employee.number}]
- المصلحة : {employee.service}

{statement.days}

مجموع المدة موضوع الاقتطاع: **{statement.total}**.

يبين هذا الجدول المدد فقط، ويرجع حساب مبلغ الاقتطاع إلى المصلحة المكلفة بالأجور.

+ توصلت به المصلحة المكلفة بالأجور";
