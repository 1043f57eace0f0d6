// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "grades",
  database: "main",
  resource: "rh-managements",
  one: "درجة",
  many: "الدرجات",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"unique":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"corpsFr","label":"الإطار بالفرنسية","kind":"text","printed":true,"max":255},
    {"name":"corpsAr","label":"الإطار بالعربية","kind":"text","printed":true,"max":255},
    {"name":"echelle","label":"السلم","kind":"int","least":1,"most":11},
  ],
  flow: null,
  referencedBy: [{"collection":"posts","field":"gradeId"},{"collection":"employees","field":"gradeId"},{"collection":"careerSteps","field":"gradeId"}],
} satisfies CollectionMeta
