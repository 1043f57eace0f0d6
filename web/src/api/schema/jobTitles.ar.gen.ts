// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "jobTitles",
  database: "main",
  resource: "rh-managements",
  one: "وظيفة",
  many: "الوظائف",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"unique":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"feminineFr","label":"المؤنث بالفرنسية","kind":"text","printed":true,"max":255},
    {"name":"feminineAr","label":"المؤنث بالعربية","kind":"text","printed":true,"max":255},
  ],
  flow: null,
  referencedBy: [{"collection":"posts","field":"jobTitleId"},{"collection":"employees","field":"jobTitleId"},{"collection":"careerSteps","field":"jobTitleId"}],
} satisfies CollectionMeta
