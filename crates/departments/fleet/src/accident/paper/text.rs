//! What the declaration says unless an administrator says otherwise.

/// In French.
pub(super) const FR: &str = "\
Je {signatory.undersigned}[, {signatory.name}], {signatory.quality}, déclare que le véhicule désigné ci-après, appartenant à la \
{commune.name}, a été impliqué dans un accident dans les circonstances suivantes :

# Véhicule

- Véhicule : {car.make}
- Immatriculation : {car.plate}
- N° de châssis : {car.chassis}
- Assureur : {car.insurer}
- N° de police : {car.policy}
- Conducteur : {accident.driver}
- N° CNIE du conducteur : {driver.cin}
- Qualité du conducteur : {driver.function}
- Ordre de mission n° : {accident.missionOrder}

# Circonstances

- Date et heure : {accident.date}
- Lieu : {accident.location}
- Nature : {accident.type}
- Dégâts : {accident.damages}
- Observations : {accident.remarks}
- À déclarer à l’assureur au plus tard le : {accident.declareBy}

# Tiers

- Nom : {thirdParty.name}
- Téléphone : {thirdParty.phone}
- Immatriculation : {thirdParty.plate}
- Assureur : {thirdParty.insurer}
- N° de police : {thirdParty.policy}

# Pièces et réparation

- Pièces jointes : {accident.reports}
- Nombre de photos : {accident.photoCount}
- Photos : {accident.photos}
- Coût de réparation : {accident.repairCost}

[Le coût de la réparation est arrêté à la somme de : **{accident.repairCostInWords}**.]";

/// In Arabic.
pub(super) const AR: &str = "\
أنا {signatory.undersigned}[، {signatory.name}]، {signatory.quality}، أصرح بأن المركبة المبينة أدناه، التي في ملكية {commune.name}، تعرضت \
لحادثة في الظروف التالية:

# المركبة

- المركبة : {car.make}
- رقم التسجيل : {car.plate}
- رقم الهيكل : {car.chassis}
- شركة التأمين : {car.insurer}
- رقم وثيقة التأمين : {car.policy}
- السائق(ة) : {accident.driver}
- رقم البطاقة الوطنية للتعريف الإلكترونية : {driver.cin}
- صفة السائق(ة) : {driver.function}
- الأمر بمهمة رقم : {accident.missionOrder}

# الظروف

- التاريخ والساعة : {accident.date}
- المكان : {accident.location}
- النوع : {accident.type}
- الأضرار : {accident.damages}
- ملاحظات : {accident.remarks}
- آخر أجل للتصريح لدى المؤمن : {accident.declareBy}

# الطرف الآخر

- الاسم : {thirdParty.name}
- الهاتف : {thirdParty.phone}
- رقم التسجيل : {thirdParty.plate}
- شركة التأمين : {thirdParty.insurer}
- رقم وثيقة التأمين : {thirdParty.policy}

# المرفقات والإصلاح

- المرفقات : {accident.reports}
- عدد الصور : {accident.photoCount}
- الصور : {accident.photos}
- كلفة الإصلاح : {accident.repairCost}

[حصرت كلفة الإصلاح في مبلغ: **{accident.repairCostInWords}**.]";
