// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "users",
  database: "main",
  resource: "users-management",
  one: "مستعمل(ة)",
  many: "المستعملون",
  title: ["username"],
  fields: [
    {"name":"username","label":"اسم المستعمل","kind":"text","required":true,"unique":true,"searched":true,"max":255},
    {"name":"email","label":"البريد الإلكتروني","kind":"text","required":true,"unique":true,"searched":true,"max":255,"form":"email","pattern":"^\\s*[^\\s@<>()\\[\\],;:\\\\]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
    {"name":"userId","label":"معرف الحساب","kind":"text","unique":true,"max":255},
    {"name":"auth","label":"الولوج","kind":"list","of":"text"},
    {"name":"permissions","label":"الصلاحيات المباشرة","kind":"list","of":"text"},
    {"name":"roles","label":"الأدوار","kind":"list","of":"ref","to":"roles","expands":"roleDocs"},
    {"name":"personPublicDataID","label":"المعطيات الشخصية","kind":"ref","to":"persons","expands":"person"},
    {"name":"persoActif","label":"الموظف(ة)","kind":"ref","to":"employees","expands":"employee"},
    {"name":"pending","label":"في انتظار القبول","kind":"bool","default":false},
    {"name":"disabled","label":"معطل","kind":"bool","default":false},
    {"name":"secondFactor","label":"تحقق بخطوتين","kind":"bool","computed":true,"default":false},
    {"name":"unverified","label":"عنوان غير مؤكد","kind":"bool","computed":true,"default":false},
    {"name":"acceptedUnverified","label":"قبل دون تأكيد العنوان","kind":"bool","computed":true,"default":false},
    {"name":"lastSeenAt","label":"آخر ولوج","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"users.accept","label":"قبول","done":"تم قبول الحساب","title":"قبول هذا الحساب؟","text":"اربطوا الشخص بجذاذته وأسندوا إليه أدواره: يمكنه الولوج فورا.","by":"userId"},
    {"act":"users.resetPassword","label":"كلمة سر جديدة","done":"تم تعيين كلمة سر جديدة","title":"تعيين كلمة سر جديدة؟","text":"لن تعود كلمة السر السابقة صالحة. تعرض الجديدة مرة واحدة فقط.","by":"userId"},
    {"act":"users.endSession","label":"إنهاء الجلسة","done":"تم إنهاء الجلسة","title":"إنهاء هذه الجلسة؟","text":"يتم تسجيل الخروج من الجهاز فورا.","destructive":true,"by":"userId"},
    {"act":"users.endSessions","label":"إنهاء الجلسات","done":"تم إنهاء الجلسات","title":"إنهاء الجلسات؟","text":"يتم تسجيل الخروج من كل أجهزته؛ وما أدخل ولم يحفظ يمكن حفظه بعد ولوج جديد.","destructive":true,"by":"userId"},
    {"act":"users.resetSecondFactor","label":"إزالة التحقق بخطوتين","done":"تمت إزالة التحقق بخطوتين","title":"إزالة التحقق بخطوتين؟","text":"تأكدوا أولا من أن الشخص نفسه هو من يطلب ذلك. لن يعود تطبيقه ولا رموز استرجاعه صالحة وتنتهي جلساته؛ وتكفيه كلمة السر وحدها للولوج إلى أن يعد تحققا آخر.","destructive":true,"by":"userId"},
  ],
  referencedBy: [{"collection":"warnings","field":"handedById"},{"collection":"warnings","field":"decidedById"},{"collection":"warnings","field":"signedById"},{"collection":"warnings","field":"authorId"},{"collection":"absences","field":"submittedById"},{"collection":"absences","field":"opinionById"},{"collection":"absences","field":"decidedById"},{"collection":"annexeReports","field":"authorId"},{"collection":"deductionStatements","field":"signedById"},{"collection":"deviceCommands","field":"byId"},{"collection":"pointageCorrections","field":"byId"},{"collection":"dayClosings","field":"byId"},{"collection":"exitPermissions","field":"actorIds"},{"collection":"exitPermissions","field":"decidedById"},{"collection":"missions","field":"overriddenById"},{"collection":"spareMovements","field":"byId"},{"collection":"inventoryMovements","field":"acceptedById"},{"collection":"inventoryMovements","field":"byId"},{"collection":"inventoryReforms","field":"authorId"},{"collection":"inventoryReforms","field":"decidedById"},{"collection":"inventoryCampaigns","field":"memberIds"},{"collection":"inventoryCampaigns","field":"closedById"},{"collection":"inventoryScans","field":"byId"},{"collection":"inventoryDifferences","field":"decidedById"},{"collection":"committeeMembers","field":"userId"},{"collection":"committeeMembers","field":"seatedById"},{"collection":"committeeMembers","field":"typistIds"},{"collection":"candidates","field":"proofById"},{"collection":"candidates","field":"reviewedById"},{"collection":"candidates","field":"secondLookById"},{"collection":"gradeEntries","field":"typedByIds"},{"collection":"gradeEntries","field":"byId"},{"collection":"examPresence","field":"byId"},{"collection":"presenceLists","field":"holderId"},{"collection":"presenceScans","field":"byId"},{"collection":"presenceScans","field":"decidedById"},{"collection":"rankingRuns","field":"byId"},{"collection":"appeals","field":"enteredById"},{"collection":"appeals","field":"decidedById"},{"collection":"appeals","field":"firstDecidedByIds"},{"collection":"appeals","field":"carriedOutById"},{"collection":"leaveRequests","field":"actorIds"},{"collection":"leaveRequests","field":"managerId"},{"collection":"leaveRequests","field":"hrId"},{"collection":"leaveRequests","field":"resumedById"},{"collection":"leaveRequests","field":"enteredById"},{"collection":"leaveRecords","field":"byId"},{"collection":"leaveRecounts","field":"decidedById"},{"collection":"documentRequests","field":"handledById"},{"collection":"documentRequests","field":"actorIds"},{"collection":"contactChanges","field":"decidedById"},{"collection":"approvals","field":"actorIds"},{"collection":"approvals","field":"decidedById"},{"collection":"approvals","field":"askedIds"},{"collection":"signatures","field":"signerId"},{"collection":"paperTemplates","field":"authorId"},{"collection":"retentionRules","field":"proposedById"},{"collection":"retentionRules","field":"confirmedById"},{"collection":"retentionRules","field":"endedById"},{"collection":"disposals","field":"proposedById"},{"collection":"disposals","field":"confirmedById"},{"collection":"importRuns","field":"byId"},{"collection":"importRuns","field":"undoneById"},{"collection":"notifications","field":"userId"},{"collection":"notificationPreferences","field":"userId"}],
} satisfies CollectionMeta
