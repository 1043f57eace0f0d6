//! What these papers say unless an administrator says otherwise.

/// Income certificate, in French.
pub(super) const TAX_FR: &str = "\
Je {signatory.undersigned}[, {signatory.name}], {signatory.quality}, atteste que :

{Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**[, {né|née|né(e)} le {employee.birthDate}][ à {employee.birthPlace}], \
titulaire de la carte nationale d’identité électronique (CNIE) n° {employee.cin}, en fonction à la {commune.name}, perçoit à ce jour \
les revenus salariaux suivants :

- N° PPR / matricule : {employee.number}
- Grade : {employee.grade}
- Échelle : {employee.scale}
- Échelon : {employee.echelon}
- Date de recrutement : {employee.recruitmentDate}
- Situation familiale : {employee.maritalStatus}
- Nombre d’enfants : {employee.children}
- Traitement de base mensuel : {employee.baseSalary}
- Salaire net mensuel déclaré : {employee.netSalary}

Arrêté le salaire net mensuel à la somme de : **{employee.netSalaryInWords}**.

La présente attestation est délivrée à {l’intéressé|l’intéressée|l’intéressé(e)}, sur sa demande, pour être produite auprès de \
l’administration fiscale.";

/// Income certificate, in Arabic.
pub(super) const TAX_AR: &str = "\
أنا {signatory.undersigned}[، {signatory.name}]، {signatory.quality}، أشهد أن:

{السيد|السيدة|السيد(ة)} **{employee.fullName}**[، {المزداد|المزدادة|المزداد(ة)} بتاريخ {employee.birthDate}][ ب{employee.birthPlace}]، \
{الحامل|الحاملة|الحامل(ة)} للبطاقة الوطنية للتعريف الإلكترونية رقم {employee.cin}، {العامل|العاملة|العامل(ة)} ب{commune.name}، \
{يتقاضى|تتقاضى|يتقاضى (تتقاضى)} إلى غاية يومه الدخل التالي برسم الأجرة:

- رقم التأجير : {employee.number}
- الدرجة : {employee.grade}
- السلم : {employee.scale}
- الرتبة : {employee.echelon}
- تاريخ التوظيف : {employee.recruitmentDate}
- الحالة العائلية : {employee.maritalStatus}
- عدد الأبناء : {employee.children}
- الأجرة الأساسية الشهرية : {employee.baseSalary}
- الأجرة الصافية الشهرية المصرح بها : {employee.netSalary}

حصر مبلغ الأجرة الصافية الشهرية في: **{employee.netSalaryInWords}**.

سلمت هذه الشهادة {للمعني|للمعنية|للمعني(ة)} بالأمر بناء على {طلبه|طلبها|طلبه(ا)} قصد الإدلاء بها لدى الإدارة الجبائية.";

/// Attestation for an insurance, in French.
pub(super) const INSURANCE_FR: &str = "\
Je {signatory.undersigned}[, {signatory.name}], {signatory.quality}, atteste que :

{Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**[, {né|née|né(e)} le {employee.birthDate}][ à {employee.birthPlace}], \
titulaire de la carte nationale d’identité électronique (CNIE) n° {employee.cin}, est à ce jour en position d’activité à la \
{commune.name}, dans la situation suivante :

- N° PPR / matricule : {employee.number}
- Catégorie : {employee.type}
- Grade : {employee.grade}
- Fonction : {employee.function}
- Service : {employee.service}
- Date de recrutement : {employee.recruitmentDate}
- Situation familiale : {employee.maritalStatus}
- Nombre d’enfants : {employee.children}

La présente attestation est délivrée à {l’intéressé|l’intéressée|l’intéressé(e)}, sur sa demande, pour être produite auprès de son \
organisme d’assurance ou de prévoyance.";

/// Attestation for an insurance, in Arabic.
pub(super) const INSURANCE_AR: &str = "\
أنا {signatory.undersigned}[، {signatory.name}]، {signatory.quality}، أشهد أن:

{السيد|السيدة|السيد(ة)} **{employee.fullName}**[، {المزداد|المزدادة|المزداد(ة)} بتاريخ {employee.birthDate}][ ب{employee.birthPlace}]، \
{الحامل|الحاملة|الحامل(ة)} للبطاقة الوطنية للتعريف الإلكترونية رقم {employee.cin}، {يوجد|توجد|يوجد (توجد)} في وضعية القيام بالوظيفة \
ب{commune.name} إلى غاية يومه، وفق الوضعية التالية:

- رقم التأجير : {employee.number}
- الصنف : {employee.type}
- الدرجة : {employee.grade}
- الوظيفة : {employee.function}
- المصلحة : {employee.service}
- تاريخ التوظيف : {employee.recruitmentDate}
- الحالة العائلية : {employee.maritalStatus}
- عدد الأبناء : {employee.children}

سلمت هذه الشهادة {للمعني|للمعنية|للمعني(ة)} بالأمر بناء على {طلبه|طلبها|طلبه(ا)} قصد الإدلاء بها لدى مؤسسة التأمين أو الاحتياط.";

/// What the desk has worded, in French.
pub(super) const OTHER_FR: &str = "\
Je {signatory.undersigned}[, {signatory.name}], {signatory.quality}, atteste ce qui suit au sujet de \
{Monsieur|Madame|Monsieur / Madame} **{employee.fullName}**, titulaire de la CNIE n° {employee.cin}[, n° PPR {employee.number}] :

{request.text}

La présente attestation est délivrée à {l’intéressé|l’intéressée|l’intéressé(e)}, sur sa demande, pour servir et valoir ce que de droit.";

/// What the desk has worded, in Arabic.
pub(super) const OTHER_AR: &str = "\
أنا {signatory.undersigned}[، {signatory.name}]، {signatory.quality}، أشهد بما يلي في شأن {السيد|السيدة|السيد(ة)} \
**{employee.fullName}**، {الحامل|الحاملة|الحامل(ة)} للبطاقة الوطنية للتعريف الإلكترونية رقم {employee.cin}[، رقم التأجير {employee.number}]:

{request.text}

سلمت هذه الشهادة {للمعني|للمعنية|للمعني(ة)} بالأمر بناء على {طلبه|طلبها|طلبه(ا)} قصد الإدلاء بها عند الحاجة.";

/// Of a refusal, in French.
pub(super) const REFUSAL_FR: &str = "\
Vu la loi n° 03-01 relative à l’obligation de la motivation des décisions administratives, promulguée par le dahir n° 1-02-202 du 12 joumada I 1423 (23 juillet 2002) ;

Vu la demande de document n° {request.receipt}[, déposée le {request.submittedOn}] ;

**Décide :**

Il n’est pas donné suite à la demande de {Monsieur|Madame|Monsieur / Madame} **{employee.fullName}** tendant à la délivrance du \
document suivant : **{request.type}**.

- Grade : {employee.grade}
- CNIE / PPR : {employee.cin}[ — {employee.number}]
- Service : {employee.service}
- Motif du refus : {request.refusal}

{L’intéressé|L’intéressée|L’intéressé(e)} peut former un recours gracieux auprès de l’autorité qui a pris la décision, et un recours \
devant le tribunal administratif dans les délais prévus par la loi.";

/// Of a refusal, in Arabic.
pub(super) const REFUSAL_AR: &str = "\
بناء على القانون رقم 03.01 بشأن إلزام الإدارات العمومية والجماعات المحلية والمؤسسات العمومية بتعليل قراراتها الإدارية، الصادر بتنفيذه الظهير الشريف رقم 1.02.202 بتاريخ 12 من جمادى الأولى 1423 (23 يوليوز 2002)؛

وبناء على طلب الوثيقة رقم {request.receipt}[ المودع بتاريخ {request.submittedOn}]؛

**قرر ما يلي:**

رفض الطلب الذي {تقدم به السيد|تقدمت به السيدة|تقدم(ت) به السيد(ة)} **{employee.fullName}** من أجل تسليم الوثيقة التالية: **{request.type}**.

- الدرجة : {employee.grade}
- ب.و.ت.إ / رقم التأجير : {employee.cin}[ — {employee.number}]
- المصلحة : {employee.service}
- سبب الرفض : {request.refusal}

{يمكن للمعني بالأمر|يمكن للمعنية بالأمر|يمكن للمعني(ة) بالأمر} تقديم تظلم لدى السلطة التي اتخذت القرار، والطعن أمام المحكمة الإدارية \
داخل الآجال المنصوص عليها قانونا.";
