//! What the order says unless an administrator says otherwise.

/// In French.
pub(super) const FR: &str = "\
Il est prescrit à {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}** de se rendre en mission dans les conditions \
suivantes :

- Grade : {employee.grade}[, échelle {employee.scale}]
- Fonction : {employee.function}
- CNIE / PPR : {employee.cin}[ — {employee.number}]
- Service : {employee.service}
- Objet de la mission : {mission.object}
- Destination : {mission.destination}
- Départ : {mission.departure}
- Retour : {mission.return}[ ({mission.days})]
- Moyen de transport : {mission.transport}
- Véhicule : {mission.car}[ — {mission.plate}]
- Conducteur : {mission.driver}
- Accompagné de : {mission.companions}

Les autorités civiles et militaires sont priées de faciliter à {l’intéressé|l’intéressée|l’intéressé(e)} l’accomplissement de \
sa mission.[ {mission.regularisation}]

+ Visa à l’arrivée
+ Visa au départ
+ Compteur, carburant";

/// In Arabic.
pub(super) const AR: &str = "\
{يكلف السيد|تكلف السيدة|يكلف السيد(ة)} **{employee.fullName}** بالقيام بمهمة وفق ما يلي:

- الدرجة : {employee.grade}[، السلم {employee.scale}]
- الوظيفة : {employee.function}
- ب.و.ت.إ / رقم التأجير : {employee.cin}[ — {employee.number}]
- المصلحة : {employee.service}
- موضوع المهمة : {mission.object}
- الوجهة : {mission.destination}
- الذهاب : {mission.departure}
- الرجوع : {mission.return}[ ({mission.days})]
- وسيلة النقل : {mission.transport}
- المركبة : {mission.car}[ — {mission.plate}]
- السائق(ة) : {mission.driver}
- المرافقون : {mission.companions}

المرجو من السلطات المدنية والعسكرية تسهيل مهمة {المعني|المعنية|المعني(ة)} بالأمر.[ {mission.regularisation}]

+ تأشيرة الوصول
+ تأشيرة المغادرة
+ العداد، الوقود";
