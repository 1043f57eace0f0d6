//! What a statement says unless an administrator says otherwise.

/// In French.
pub(super) const FR: &str = "\
Relevé du registre des congés de {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**, arrêté au {paper.date} :

- Grade : {employee.grade}
- CNIE / PPR : {employee.cin}[ — {employee.number}]
- Service : {employee.service}
- Écritures au registre : {leave.count}
- Solde (jours) : {leave.balances}";

/// In Arabic.
pub(super) const AR: &str = "\
بيان من سجل رخص {السيد|السيدة|السيد(ة)} **{employee.fullName}** إلى غاية {paper.date}:

- الدرجة : {employee.grade}
- ب.و.ت.إ / رقم التأجير : {employee.cin}[ — {employee.number}]
- المصلحة : {employee.service}
- عدد القيود : {leave.count}
- الرصيد (بالأيام) : {leave.balances}";

/// Of a day that has passed, in French.
pub(super) const FR_OF_DAY: &str = "\
Relevé du registre des congés de {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**, arrêté au {leave.day} :

- Grade : {employee.grade}
- CNIE / PPR : {employee.cin}[ — {employee.number}]
- Service : {employee.service}
- Écritures au registre : {leave.count}
- Solde (jours) : {leave.balances}";

/// In Arabic.
pub(super) const AR_OF_DAY: &str = "\
بيان من سجل رخص {السيد|السيدة|السيد(ة)} **{employee.fullName}** إلى غاية {leave.day}:

- الدرجة : {employee.grade}
- ب.و.ت.إ / رقم التأجير : {employee.cin}[ — {employee.number}]
- المصلحة : {employee.service}
- عدد القيود : {leave.count}
- الرصيد (بالأيام) : {leave.balances}";
