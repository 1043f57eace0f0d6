// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "buildings",
  database: "main",
  resource: "organisation-management",
  one: "بناية",
  many: "البنايات",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"searched":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"searched":true,"max":255},
    {"name":"address","label":"العنوان","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [{"collection":"bureaux","field":"buildingId"},{"collection":"employees","field":"building"}],
} satisfies CollectionMeta
