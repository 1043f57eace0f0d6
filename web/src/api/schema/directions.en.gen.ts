// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "directions",
  database: "main",
  resource: "organisation-management",
  one: "Direction",
  many: "Directions",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"headId","label":"Head of direction","kind":"ref","to":"employees","expands":"head"},
    {"name":"aliases","label":"Other names in files","kind":"list","of":"text"},
  ],
  flow: null,
  referencedBy: [{"collection":"divisions","field":"directionId"},{"collection":"workSchedules","field":"directionId"}],
} satisfies CollectionMeta
