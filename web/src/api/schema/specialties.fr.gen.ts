// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "specialties",
  database: "main",
  resource: "recruitment-system",
  one: "Spécialité",
  many: "Spécialités",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"positionId","label":"Catégorie","kind":"ref","required":true,"to":"positions","expands":"position"},
    {"name":"nameAr","label":"Spécialité en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"nameFr","label":"Spécialité","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"posts","label":"Nombre de postes","kind":"int","required":true,"least":1,"most":10000},
    {"name":"communeFr","label":"Commune","kind":"text","printed":true,"max":200},
    {"name":"communeAr","label":"Commune en arabe","kind":"text","printed":true,"max":200},
  ],
  flow: null,
  referencedBy: [{"collection":"candidates","field":"specialtyId"}],
} satisfies CollectionMeta
