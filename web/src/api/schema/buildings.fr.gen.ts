// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "buildings",
  database: "main",
  resource: "organisation-management",
  one: "Bâtiment",
  many: "Bâtiments",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"searched":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"searched":true,"max":255},
    {"name":"address","label":"Adresse","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [{"collection":"bureaux","field":"buildingId"},{"collection":"employees","field":"building"}],
} satisfies CollectionMeta
