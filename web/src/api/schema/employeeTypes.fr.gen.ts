// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "employeeTypes",
  database: "main",
  resource: "organisation-management",
  one: "Type d’agents",
  many: "Types d’agents",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"feminineFr","label":"Féminin en français","kind":"text","printed":true,"max":255},
    {"name":"feminineAr","label":"Féminin en arabe","kind":"text","printed":true,"max":255},
  ],
  flow: null,
  referencedBy: [{"collection":"employees","field":"type"}],
} satisfies CollectionMeta
