// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "annexes",
  database: "main",
  resource: "annexes",
  one: "ملحقة إدارية",
  many: "الملحقات الإدارية",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"address","label":"العنوان","kind":"text","max":255},
    {"name":"phone","label":"الهاتف","kind":"text","max":255,"form":"phone","pattern":"^[\\s.\\-/()]*(0[\\s.\\-/()]*[5-8]([\\s.\\-/()]*[0-9]){8}|(\\+|0[\\s.\\-/()]*0)[\\s.\\-/()]*2[\\s.\\-/()]*1[\\s.\\-/()]*2([\\s.\\-/()]*[0-9]){9,10})[\\s.\\-/()]*$"},
    {"name":"headId","label":"رئيس(ة) الملحقة الإدارية","kind":"ref","to":"employees","expands":"head"},
    {"name":"code","label":"الرمز","kind":"text","unique":true,"max":255},
    {"name":"leastPresent","label":"الحد الأدنى للحضور (%)","kind":"int","least":0,"most":100},
    {"name":"isRural","label":"بالوسط القروي","kind":"bool","default":false},
    {"name":"aliases","label":"أسماء أخرى في اللوائح","kind":"list","of":"text"},
  ],
  flow: null,
  acts: [
    {"act":"annexes.merge","label":"دمج","done":"تم الدمج","title":"هذه الوحدة هي وحدة أخرى","text":"كل ما يشير إليها (الموظفون والتعيينات والتقارير وأجهزة الحضور) يصبح تابعا للوحدة الأخرى التي تحتفظ بأسمائها للوائح المقبلة. وتزول الوحدة المدمجة.","destructive":true},
  ],
  referencedBy: [{"collection":"bureaux","field":"annexeId"},{"collection":"workSchedules","field":"annexeId"},{"collection":"posts","field":"annexeId"},{"collection":"assignments","field":"annexeId"},{"collection":"employees","field":"annexe"},{"collection":"warnings","field":"annexeId"},{"collection":"absences","field":"annexeId"},{"collection":"annexeReports","field":"annexe"},{"collection":"devices","field":"annexeId"},{"collection":"punches","field":"annexeId"},{"collection":"pointages","field":"annexe"},{"collection":"pointageCorrections","field":"annexeId"},{"collection":"dayClosings","field":"annexe"},{"collection":"dailyAttendance","field":"annexe"},{"collection":"exitPermissions","field":"annexeId"},{"collection":"duties","field":"annexeId"},{"collection":"missions","field":"annexeId"},{"collection":"leaveRequests","field":"annexeId"}],
} satisfies CollectionMeta
