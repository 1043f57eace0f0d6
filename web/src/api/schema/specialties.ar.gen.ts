// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "specialties",
  database: "main",
  resource: "recruitment-system",
  one: "التخصص",
  many: "التخصصات",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"positionId","label":"الفئة","kind":"ref","required":true,"to":"positions","expands":"position"},
    {"name":"nameAr","label":"التخصص","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"nameFr","label":"التخصص بالفرنسية","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"posts","label":"عدد المناصب المتبارى بشأنها","kind":"int","required":true,"least":1,"most":10000},
    {"name":"communeFr","label":"الجماعة بالفرنسية","kind":"text","printed":true,"max":200},
    {"name":"communeAr","label":"الجماعة","kind":"text","printed":true,"max":200},
  ],
  flow: null,
  referencedBy: [{"collection":"candidates","field":"specialtyId"}],
} satisfies CollectionMeta
