// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "divisions",
  database: "main",
  resource: "organisation-management",
  one: "قسم",
  many: "الأقسام",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"headId","label":"رئيس(ة) القسم","kind":"ref","to":"employees","expands":"head"},
    {"name":"directionId","label":"المديرية","kind":"ref","to":"directions","expands":"direction"},
    {"name":"aliases","label":"أسماء أخرى في اللوائح","kind":"list","of":"text"},
  ],
  flow: null,
  acts: [
    {"act":"divisions.merge","label":"دمج","done":"تم الدمج","title":"هذه الوحدة هي وحدة أخرى","text":"كل ما يشير إليها (الموظفون والتعيينات والتقارير وأجهزة الحضور) يصبح تابعا للوحدة الأخرى التي تحتفظ بأسمائها للوائح المقبلة. وتزول الوحدة المدمجة.","destructive":true},
  ],
  referencedBy: [{"collection":"services","field":"divisionId"},{"collection":"workSchedules","field":"divisionId"}],
} satisfies CollectionMeta
