// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "directions",
  database: "main",
  resource: "organisation-management",
  one: "مديرية",
  many: "المديريات",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"headId","label":"مدير(ة)","kind":"ref","to":"employees","expands":"head"},
    {"name":"aliases","label":"أسماء أخرى في اللوائح","kind":"list","of":"text"},
  ],
  flow: null,
  referencedBy: [{"collection":"divisions","field":"directionId"},{"collection":"workSchedules","field":"directionId"}],
} satisfies CollectionMeta
