// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "specialties",
  database: "main",
  resource: "recruitment-system",
  one: "Specialty",
  many: "Specialties",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"positionId","label":"Position","kind":"ref","required":true,"to":"positions","expands":"position"},
    {"name":"nameAr","label":"Specialty in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"nameFr","label":"Specialty in French","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"posts","label":"Number of posts","kind":"int","required":true,"least":1,"most":10000},
    {"name":"communeFr","label":"Commune in French","kind":"text","printed":true,"max":200},
    {"name":"communeAr","label":"Commune in Arabic","kind":"text","printed":true,"max":200},
  ],
  flow: null,
  referencedBy: [{"collection":"candidates","field":"specialtyId"}],
} satisfies CollectionMeta
