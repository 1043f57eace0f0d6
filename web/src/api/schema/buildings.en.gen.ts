// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "buildings",
  database: "main",
  resource: "organisation-management",
  one: "Building",
  many: "Buildings",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"searched":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"searched":true,"max":255},
    {"name":"address","label":"Address","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [{"collection":"bureaux","field":"buildingId"},{"collection":"employees","field":"building"}],
} satisfies CollectionMeta
