// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "services",
  database: "main",
  resource: "organisation-management",
  one: "مصلحة",
  many: "المصالح",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"description","label":"الوصف","kind":"text","max":255},
    {"name":"responsible","label":"المسؤول(ة)","kind":"ref","to":"employees","expands":"responsibleDoc"},
    {"name":"divisionId","label":"القسم","kind":"ref","to":"divisions","expands":"division"},
    {"name":"bureauCount","label":"عدد المكاتب","kind":"int","computed":true},
    {"name":"leastPresent","label":"الحد الأدنى للحضور (%)","kind":"int","least":0,"most":100},
    {"name":"aliases","label":"أسماء أخرى في اللوائح","kind":"list","of":"text"},
    {"name":"itemCount","label":"عدد الممتلكات","kind":"int","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"services.merge","label":"دمج","done":"تم الدمج","title":"هذه الوحدة هي وحدة أخرى","text":"كل ما يشير إليها (الموظفون والتعيينات والتقارير وأجهزة الحضور) يصبح تابعا للوحدة الأخرى التي تحتفظ بأسمائها للوائح المقبلة. وتزول الوحدة المدمجة.","destructive":true},
  ],
  referencedBy: [{"collection":"bureaux","field":"serviceId"},{"collection":"workSchedules","field":"serviceId"},{"collection":"posts","field":"serviceId"},{"collection":"assignments","field":"serviceId"},{"collection":"employees","field":"serviceId"},{"collection":"warnings","field":"serviceId"},{"collection":"absences","field":"serviceId"},{"collection":"pointages","field":"serviceId"},{"collection":"pointageCorrections","field":"serviceId"},{"collection":"exitPermissions","field":"serviceId"},{"collection":"duties","field":"serviceId"},{"collection":"missions","field":"serviceId"},{"collection":"cars","field":"serviceId"},{"collection":"carAssignments","field":"serviceId"},{"collection":"inventoryItems","field":"serviceId"},{"collection":"leaveRequests","field":"serviceId"}],
} satisfies CollectionMeta
