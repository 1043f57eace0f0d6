//! What the order says unless an administrator says otherwise.

/// In French.
pub(super) const FR: &str = "\
Il est ordonné à {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}** de se rendre en mission dans les conditions \
suivantes :

- Grade : {employee.grade}
- Fonction : {employee.function}
- N° PPR / matricule : {employee.number}
- Service : {employee.service}
- Objet de la mission : {mission.object}
- Destination : {mission.destination}
- Départ : {mission.departure}
- Retour : {mission.return}
- Moyen de transport : {mission.transport}
- Véhicule : {mission.car}[ — {mission.plate}]
- Conducteur : {mission.driver}
- Accompagné de : {mission.companions}

Les autorités civiles et militaires sont priées de faciliter à {l’intéressé|l’intéressée|l’intéressé(e)} l’accomplissement de \
sa mission.

+ Visa à l’arrivée
+ Visa au départ";

/// In Arabic.
pub(super) const AR: &str = "\
{يكلف السيد|تكلف السيدة|يكلف السيد(ة)} **{employee.fullName}** بالقيام بمهمة وفق ما يلي:

- الدرجة : {employee.grade}
- الوظيفة : {employee.function}
- رقم التأجير : {employee.number}
- المصلحة : {employee.service}
- موضوع المهمة : {mission.object}
- الوجهة : {mission.destination}
- الذهاب : {mission.departure}
- الرجوع : {mission.return}
- وسيلة النقل : {mission.transport}
- المركبة : {mission.car}[ — {mission.plate}]
- السائق(ة) : {mission.driver}
- المرافقون : {mission.companions}

المرجو من السلطات المدنية والعسكرية تسهيل مهمة {المعني|المعنية|المعني(ة)} بالأمر.

+ تأشيرة الوصول
+ تأشيرة المغادرة";
