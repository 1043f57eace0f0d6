// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "employeeTypes",
  database: "main",
  resource: "organisation-management",
  one: "Type of employees",
  many: "Types of employees",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"feminineFr","label":"Feminine in French","kind":"text","printed":true,"max":255},
    {"name":"feminineAr","label":"Feminine in Arabic","kind":"text","printed":true,"max":255},
  ],
  flow: null,
  referencedBy: [{"collection":"employees","field":"type"}],
} satisfies CollectionMeta
