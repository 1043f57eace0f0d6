// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "grades",
  database: "main",
  resource: "rh-managements",
  one: "Grade",
  many: "Grades",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"unique":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"corpsFr","label":"Corps in French","kind":"text","printed":true,"max":255},
    {"name":"corpsAr","label":"Corps in Arabic","kind":"text","printed":true,"max":255},
    {"name":"echelle","label":"Pay scale","kind":"int","least":1,"most":11},
  ],
  flow: null,
  referencedBy: [{"collection":"posts","field":"gradeId"},{"collection":"employees","field":"gradeId"},{"collection":"careerSteps","field":"gradeId"}],
} satisfies CollectionMeta
