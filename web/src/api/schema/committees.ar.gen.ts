// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "committees",
  database: "main",
  resource: "recruitment-system",
  one: "لجنة المباراة",
  many: "لجان المباراة",
  title: ["typeFr","typeAr"],
  fields: [
    {"name":"recruitmentId","label":"المباراة","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"typeAr","label":"اللجنة","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"typeFr","label":"اللجنة بالفرنسية","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"kind","label":"نوع اللجنة","kind":"enum","default":"other","words":[{"value":"supervision","label":"لجنة الحراسة"},{"value":"selection","label":"لجنة الانتقاء"},{"value":"written","label":"لجنة التصحيح"},{"value":"oral","label":"لجنة الاختبار الشفوي"},{"value":"appeals","label":"لجنة التظلمات"},{"value":"other","label":"لجنة أخرى"}]},
    {"name":"positionIds","label":"الفئات","kind":"list","of":"ref","to":"positions"},
    {"name":"scope","label":"نطاق اللجنة","kind":"enum","default":"several","words":[{"value":"single","label":"فئة واحدة"},{"value":"several","label":"عدة فئات"}]},
    {"name":"decisionRef","label":"مرجع قرار التعيين","kind":"text","required":true,"max":100},
    {"name":"decisionSignedOn","label":"تاريخ توقيع القرار","kind":"date","required":true},
  ],
  flow: null,
  referencedBy: [{"collection":"committeeMembers","field":"committeeId"},{"collection":"gradeEntries","field":"committeeId"}],
} satisfies CollectionMeta
