//! What papers about employees say unless an administrator says otherwise.

/// Work certificate, in French.
pub(super) const WORK_FR: &str = "\
Je soussigné(e)[, {signatory.name}], {signatory.quality}, certifie que :

{Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**, titulaire de la carte nationale d’identité \
n° {employee.cin}[, matricule n° {employee.number}], exerce à la {commune.name}[ depuis le {employee.recruitmentDate}][, en \
qualité de {employee.grade}][, fonction : {employee.function}][, {affecté|affectée|affecté(e)} au service : \
{employee.service}].

La présente attestation est délivrée à {l’intéressé|l’intéressée|l’intéressé(e)} pour servir et valoir ce que de droit.";

/// Work certificate, in Arabic.
pub(super) const WORK_AR: &str = "\
يشهد الموقع(ة) أسفله[، {signatory.name}]، {signatory.quality}، أن:

{السيد|السيدة|السيد(ة)} **{employee.fullName}**، {الحامل|الحاملة|الحامل(ة)} لبطاقة التعريف الوطنية رقم \
{employee.cin}[، رقم التأجير {employee.number}]، {يعمل|تعمل|يعمل (تعمل)} ب{commune.name}[ منذ {employee.recruitmentDate}][، \
بصفة {employee.grade}][، الوظيفة: {employee.function}][، المصلحة: {employee.service}].

سلمت هذه الشهادة {للمعني|للمعنية|للمعني(ة)} بالأمر بناء على {طلبه|طلبها|طلبه(ا)} قصد الإدلاء بها عند الحاجة.";

/// Salary certificate, in French.
pub(super) const SALARY_FR: &str = "\
Je soussigné(e)[, {signatory.name}], {signatory.quality}, certifie que :

{Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**, titulaire de la carte nationale d’identité \
n° {employee.cin}[, matricule n° {employee.number}], exerce à la {commune.name}[ depuis le {employee.recruitmentDate}][, en \
qualité de {employee.grade}] et perçoit une rémunération mensuelle comme suit :

- Traitement de base : {employee.baseSalary}
- Salaire net : {employee.netSalary}

Arrêté le salaire net mensuel à la somme de : **{employee.netSalaryInWords}**.

La présente attestation est délivrée à {l’intéressé|l’intéressée|l’intéressé(e)} pour servir et valoir ce que de droit.";

/// Salary certificate, in Arabic.
pub(super) const SALARY_AR: &str = "\
يشهد الموقع(ة) أسفله[، {signatory.name}]، {signatory.quality}، أن:

{السيد|السيدة|السيد(ة)} **{employee.fullName}**، {الحامل|الحاملة|الحامل(ة)} لبطاقة التعريف الوطنية رقم \
{employee.cin}[، رقم التأجير {employee.number}]، {يعمل|تعمل|يعمل (تعمل)} ب{commune.name}[ منذ {employee.recruitmentDate}][، \
بصفة {employee.grade}] {ويتقاضى|وتتقاضى|ويتقاضى (وتتقاضى)} أجرة شهرية كما يلي:

- الأجرة الأساسية : {employee.baseSalary}
- الأجرة الصافية : {employee.netSalary}

حصر مبلغ الأجرة الصافية الشهرية في: **{employee.netSalaryInWords}**.

سلمت هذه الشهادة {للمعني|للمعنية|للمعني(ة)} بالأمر بناء على {طلبه|طلبها|طلبه(ا)} قصد الإدلاء بها عند الحاجة.";

/// Experience certificate, in French.
pub(super) const EXPERIENCE_FR: &str = "\
Je soussigné(e)[, {signatory.name}], {signatory.quality}, certifie que :

{Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**, titulaire de la carte nationale d’identité \
n° {employee.cin}[, matricule n° {employee.number}], {recruté|recrutée|recruté(e)} à la {commune.name} le \
{employee.recruitmentDate}, y a acquis une expérience professionnelle[ de {employee.seniority}][, en qualité de \
{employee.grade}][, fonction : {employee.function}][, au service : {employee.service}].

La présente attestation est délivrée à {l’intéressé|l’intéressée|l’intéressé(e)} pour servir et valoir ce que de droit.";

/// Experience certificate, in Arabic.
pub(super) const EXPERIENCE_AR: &str = "\
يشهد الموقع(ة) أسفله[، {signatory.name}]، {signatory.quality}، أن:

{السيد|السيدة|السيد(ة)} **{employee.fullName}**، {الحامل|الحاملة|الحامل(ة)} لبطاقة التعريف الوطنية رقم \
{employee.cin}[، رقم التأجير {employee.number}]، {الذي تم توظيفه|التي تم توظيفها|الذي (التي) تم توظيفه(ا)} ب{commune.name} \
بتاريخ {employee.recruitmentDate}، {اكتسب|اكتسبت|اكتسب(ت)} بها تجربة مهنية[ مدتها {employee.seniority}][، بصفة \
{employee.grade}][، الوظيفة: {employee.function}][، المصلحة: {employee.service}].

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
- رقم البطاقة الوطنية للتعريف : {employee.cin}
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
{letter.body}

Veuillez agréer l’expression de ma considération distinguée.";

/// Official letter, in Arabic.
pub(super) const LETTER_AR: &str = "\
سلام تام بوجود مولانا الإمام، وبعد؛ {letter.body}

وتفضلوا بقبول فائق عبارات التقدير والاحترام، والسلام.";
