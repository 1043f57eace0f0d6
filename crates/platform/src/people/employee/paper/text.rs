//! What papers about employees say unless an administrator says otherwise.

/// Work certificate, in French.
pub(super) const WORK_FR: &str = "\
Je {signatory.undersigned}[, {signatory.name}], {signatory.quality}, certifie que :

{Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**[, {né|née|né(e)} le {employee.birthDate}][ à {employee.birthPlace}], \
titulaire de la carte nationale d’identité électronique (CNIE) n° {employee.cin}, est à ce jour en position d’activité à la {commune.name}, \
dans la situation administrative suivante :

- N° PPR / matricule : {employee.number}
- Catégorie : {employee.type}
- Grade : {employee.grade}
- Échelle : {employee.scale}
- Échelon : {employee.echelon}
- Fonction : {employee.function}
- Service : {employee.service}
- Date de recrutement : {employee.recruitmentDate}

La présente attestation est délivrée à {l’intéressé|l’intéressée|l’intéressé(e)}, sur sa demande, pour servir et valoir ce que de droit.";

/// Work certificate, in Arabic.
pub(super) const WORK_AR: &str = "\
أنا {signatory.undersigned}[، {signatory.name}]، {signatory.quality}، أشهد أن:

{السيد|السيدة|السيد(ة)} **{employee.fullName}**[، {المزداد|المزدادة|المزداد(ة)} بتاريخ {employee.birthDate}][ ب{employee.birthPlace}]، \
{الحامل|الحاملة|الحامل(ة)} للبطاقة الوطنية للتعريف الإلكترونية رقم {employee.cin}، {يوجد|توجد|يوجد (توجد)} في وضعية القيام بالوظيفة \
ب{commune.name}، {ولا يزال|ولا تزال|ولا يزال (تزال)} إلى غاية يومه، وفق الوضعية الإدارية التالية:

- رقم التأجير : {employee.number}
- الصنف : {employee.type}
- الدرجة : {employee.grade}
- السلم : {employee.scale}
- الرتبة : {employee.echelon}
- الوظيفة : {employee.function}
- المصلحة : {employee.service}
- تاريخ التوظيف : {employee.recruitmentDate}

سلمت هذه الشهادة {للمعني|للمعنية|للمعني(ة)} بالأمر بناء على {طلبه|طلبها|طلبه(ا)} قصد الإدلاء بها عند الحاجة.";

/// Salary certificate, in French.
pub(super) const SALARY_FR: &str = "\
Je {signatory.undersigned}[, {signatory.name}], {signatory.quality}, certifie que :

{Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**[, {né|née|né(e)} le {employee.birthDate}][ à {employee.birthPlace}], \
titulaire de la carte nationale d’identité électronique (CNIE) n° {employee.cin}, est à ce jour en position d’activité à la {commune.name} et \
perçoit une rémunération mensuelle comme suit :

- N° PPR / matricule : {employee.number}
- Grade : {employee.grade}
- Échelle : {employee.scale}
- Échelon : {employee.echelon}
- Traitement de base : {employee.baseSalary}
- Salaire net mensuel déclaré : {employee.netSalary}

Arrêté le salaire net mensuel à la somme de : **{employee.netSalaryInWords}**.

La présente attestation est délivrée à {l’intéressé|l’intéressée|l’intéressé(e)}, sur sa demande, pour servir et valoir ce que de droit.";

/// Salary certificate, in Arabic.
pub(super) const SALARY_AR: &str = "\
أنا {signatory.undersigned}[، {signatory.name}]، {signatory.quality}، أشهد أن:

{السيد|السيدة|السيد(ة)} **{employee.fullName}**[، {المزداد|المزدادة|المزداد(ة)} بتاريخ {employee.birthDate}][ ب{employee.birthPlace}]، \
{الحامل|الحاملة|الحامل(ة)} للبطاقة الوطنية للتعريف الإلكترونية رقم {employee.cin}، {يوجد|توجد|يوجد (توجد)} في وضعية القيام بالوظيفة \
ب{commune.name} {ويتقاضى|وتتقاضى|ويتقاضى (وتتقاضى)} أجرة شهرية كما يلي:

- رقم التأجير : {employee.number}
- الدرجة : {employee.grade}
- السلم : {employee.scale}
- الرتبة : {employee.echelon}
- الأجرة الأساسية : {employee.baseSalary}
- الأجرة الصافية الشهرية المصرح بها : {employee.netSalary}

حصر مبلغ الأجرة الصافية الشهرية في: **{employee.netSalaryInWords}**.

سلمت هذه الشهادة {للمعني|للمعنية|للمعني(ة)} بالأمر بناء على {طلبه|طلبها|طلبه(ا)} قصد الإدلاء بها عند الحاجة.";

/// Experience certificate, in French.
pub(super) const EXPERIENCE_FR: &str = "\
Je {signatory.undersigned}[, {signatory.name}], {signatory.quality}, certifie que :

{Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**[, {né|née|né(e)} le {employee.birthDate}][ à {employee.birthPlace}], \
titulaire de la carte nationale d’identité électronique (CNIE) n° {employee.cin}, {recruté|recrutée|recruté(e)} à la {commune.name} le \
{employee.recruitmentDate}[ et en fonction jusqu’au {employee.endDate}], y a acquis une expérience professionnelle[ de {employee.seniority}], dans la situation \
administrative suivante :

- N° PPR / matricule : {employee.number}
- Catégorie : {employee.type}
- Grade : {employee.grade}
- Échelle : {employee.scale}
- Échelon : {employee.echelon}
- Fonction : {employee.function}
- Service : {employee.service}
- Affectations successives : {employee.assignments}

La présente attestation est délivrée à {l’intéressé|l’intéressée|l’intéressé(e)}, sur sa demande, pour servir et valoir ce que de droit.";

/// Experience certificate, in Arabic.
pub(super) const EXPERIENCE_AR: &str = "\
أنا {signatory.undersigned}[، {signatory.name}]، {signatory.quality}، أشهد أن:

{السيد|السيدة|السيد(ة)} **{employee.fullName}**[، {المزداد|المزدادة|المزداد(ة)} بتاريخ {employee.birthDate}][ ب{employee.birthPlace}]، \
{الحامل|الحاملة|الحامل(ة)} للبطاقة الوطنية للتعريف الإلكترونية رقم {employee.cin}، {الذي تم توظيفه|التي تم توظيفها|الذي (التي) تم توظيفه(ا)} \
ب{commune.name} بتاريخ {employee.recruitmentDate}[ وانتهت {خدمته|خدمتها|خدمته(ا)} بتاريخ {employee.endDate}]، {اكتسب|اكتسبت|اكتسب(ت)} بها تجربة مهنية[ مدتها {employee.seniority}]، وفق \
الوضعية الإدارية التالية:

- رقم التأجير : {employee.number}
- الصنف : {employee.type}
- الدرجة : {employee.grade}
- السلم : {employee.scale}
- الرتبة : {employee.echelon}
- الوظيفة : {employee.function}
- المصلحة : {employee.service}
- التعيينات المتتالية : {employee.assignments}

سلمت هذه الشهادة {للمعني|للمعنية|للمعني(ة)} بالأمر بناء على {طلبه|طلبها|طلبه(ا)} قصد الإدلاء بها عند الحاجة.";

/// Sheet of the personnel file, in French.
pub(super) const SHEET_FR: &str = "\
# État civil

- Nom complet : {employee.fullName}
- N° CIN : {employee.cin}
- Né(e) le : {employee.birthDate}
- À : {employee.birthPlace}
- Situation familiale : {employee.maritalStatus}
- Nombre d’enfants : {employee.children}
- Adresse : {employee.address}
- Téléphone : {employee.phone}
- Courriel : {employee.email}

# Situation administrative

- N° PPR / matricule : {employee.number}
- Catégorie : {employee.type}
- Position : {employee.position}
- Grade : {employee.grade}
- Échelle : {employee.scale}
- Échelon : {employee.echelon}
- Fonction : {employee.function}
- Date de recrutement : {employee.recruitmentDate}
- Date de titularisation : {employee.tenureDate}
- Ancienneté : {employee.seniority}
- Service : {employee.service}
- Bureau : {employee.bureau}
- Annexe administrative : {employee.annexe}";

/// Sheet of the personnel file, in Arabic.
pub(super) const SHEET_AR: &str = "\
# الحالة المدنية

- الاسم الكامل : {employee.fullName}
- رقم البطاقة الوطنية للتعريف الإلكترونية : {employee.cin}
- تاريخ الازدياد : {employee.birthDate}
- مكان الازدياد : {employee.birthPlace}
- الحالة العائلية : {employee.maritalStatus}
- عدد الأبناء : {employee.children}
- العنوان : {employee.address}
- الهاتف : {employee.phone}
- البريد الإلكتروني : {employee.email}

# الوضعية الإدارية

- رقم التأجير : {employee.number}
- الصنف : {employee.type}
- الوضعية : {employee.position}
- الدرجة : {employee.grade}
- السلم : {employee.scale}
- الرتبة : {employee.echelon}
- الوظيفة : {employee.function}
- تاريخ التوظيف : {employee.recruitmentDate}
- تاريخ الترسيم : {employee.tenureDate}
- الأقدمية : {employee.seniority}
- المصلحة : {employee.service}
- المكتب : {employee.bureau}
- الملحقة الإدارية : {employee.annexe}";

/// Official letter, in French.
pub(super) const LETTER_FR: &str = "\
[{letter.civility},]

{letter.body}

Veuillez agréer[, {letter.civility},] l’expression de ma considération distinguée.";

/// Official letter, in Arabic.
pub(super) const LETTER_AR: &str = "\
سلام تام بوجود مولانا الإمام، وبعد،

{letter.body}

وتفضلوا[، {letter.civility}،] بقبول فائق عبارات التقدير والاحترام، والسلام.";
