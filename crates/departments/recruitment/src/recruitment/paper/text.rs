//! What a notice says unless an administrator says otherwise.

/// In French.
pub(super) const FR: &str = "\
La {commune.name} organise un concours[, le {exam.date}][ à {exam.time}][, {exam.places}] : **{exam.title}**.

- Réf. de la décision : {exam.decisionRef}
- Date de la décision : {exam.decisionDate}
- Décision signée le : {exam.signedOn}
- Réf. de l’annonce : {exam.advertisementRef}
- Réf. de la publication presse : {exam.pressRef}

# Conditions de candidature

- Nationalité : {exam.nationality}
- Âge : {exam.ages}
- Âge apprécié au : {exam.ageOn}
- Postes réservés : {exam.quotas}

# Dépôt des candidatures

Les candidatures sont déposées en ligne, par le code et à l’adresse qui closent le présent avis, **jusqu’au {exam.deadline}**, heure \
légale du Royaume. \
Chaque candidat dépose une seule candidature, dans une seule spécialité. Sont demandées, en un seul exemplaire et sans légalisation \
(loi n° 55-19), les pièces suivantes :

{exam.documents}

[{exam.instructions}]

# Déroulement

- Absence à une épreuve : {exam.absence}
- Minimum de la moyenne générale : {exam.minimum}
- Départage des ex æquo : {exam.ties}
- Délai de recours : {exam.appealDays}
- Motif de l’absence de délai de recours : {exam.noAppealReason}
- Liste d’attente valable jusqu’au : {exam.waitingUntil}
- Nombre aléatoire du tirage : {exam.seed}
- Empreinte des conditions : {exam.conditionsHash}";

/// In Arabic.
pub(super) const AR: &str = "\
تعلن {commune.name} عن تنظيم **{exam.title}**[، يوم {exam.date}][ على الساعة {exam.time}][، المكان: {exam.places}].

- مرجع القرار : {exam.decisionRef}
- تاريخ القرار : {exam.decisionDate}
- تاريخ توقيع القرار : {exam.signedOn}
- مرجع الإعلان : {exam.advertisementRef}
- مرجع الإعلان في الجرائد : {exam.pressRef}

# شروط الترشيح

- الجنسية : {exam.nationality}
- السن : {exam.ages}
- تاريخ احتساب السن : {exam.ageOn}
- المناصب المخصصة : {exam.quotas}

# إيداع الترشيحات

تودع الترشيحات عبر الأنترنت، بالرمز والعنوان المبينين في آخر هذا الإعلان، **إلى غاية {exam.deadline}**، بالتوقيت الرسمي للمملكة. \
يودع كل مترشح(ة) طلب ترشيح واحدا، في تخصص واحد. ويتكون الملف، في نسخة واحدة وبدون تصحيح إمضاء \
(القانون رقم 55.19)، من الوثائق التالية:

{exam.documents}

[{exam.instructions}]

# سير المباراة

- التغيب عن اختبار : {exam.absence}
- الحد الأدنى للمعدل العام : {exam.minimum}
- ترتيب المتساوين : {exam.ties}
- أجل التظلم : {exam.appealDays}
- سبب عدم تحديد أجل للتظلم : {exam.noAppealReason}
- صلاحية لائحة الانتظار : {exam.waitingUntil}
- رقم القرعة العشوائي : {exam.seed}
- بصمة الشروط : {exam.conditionsHash}";
