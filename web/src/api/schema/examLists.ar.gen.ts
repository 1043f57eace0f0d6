// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examLists",
  database: "main",
  resource: "recruitment-system",
  one: "لائحة",
  many: "اللوائح",
  title: ["kind"],
  fields: [
    {"name":"recruitmentId","label":"المباراة","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"kind","label":"نوع اللائحة","kind":"enum","required":true,"words":[{"value":"provisional","label":"اللائحة الأولية"},{"value":"definitive","label":"اللائحة النهائية"},{"value":"written","label":"نتائج الاختبار الكتابي"},{"value":"oral","label":"نتائج الاختبار الشفوي"},{"value":"final","label":"النتائج النهائية"},{"value":"waiting","label":"لائحة الانتظار"}]},
    {"name":"docId","label":"معرف الوثيقة","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"اللائحة","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"publishedAt","label":"تاريخ النشر","kind":"instant","computed":true},
    {"name":"appealsUntil","label":"آخر أجل للتظلم","kind":"instant","computed":true},
    {"name":"entries","label":"المسجلون","kind":"json","computed":true},
    {"name":"part","label":"الجزء","kind":"int","computed":true},
    {"name":"parts","label":"عدد الأجزاء","kind":"int","computed":true},
    {"name":"wholeDigest","label":"بصمة اللائحة الكاملة","kind":"text","computed":true,"max":64},
    {"name":"withoutSecondLook","label":"سبب عدم إجراء الدراسة الثانية","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"revisions","label":"إعادات النشر","kind":"json","computed":true},
    {"name":"replacedById","label":"عوضتها","kind":"ref","computed":true,"to":"examLists","expands":"replacedBy"},
  ],
  flow: null,
  referencedBy: [{"collection":"examLists","field":"replacedById"}],
} satisfies CollectionMeta
