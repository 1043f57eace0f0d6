// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "jobTitles",
  database: "main",
  resource: "rh-managements",
  one: "Fonction",
  many: "Fonctions",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"unique":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"feminineFr","label":"Féminin en français","kind":"text","printed":true,"max":255},
    {"name":"feminineAr","label":"Féminin en arabe","kind":"text","printed":true,"max":255},
  ],
  flow: null,
  referencedBy: [{"collection":"posts","field":"jobTitleId"},{"collection":"employees","field":"jobTitleId"},{"collection":"careerSteps","field":"jobTitleId"}],
} satisfies CollectionMeta
