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
  acts: [
    {"act":"directions.merge","label":"Merge","done":"Unit merged","title":"This unit is another unit","text":"All that names it (people, postings, reports, terminals) will name the other, which keeps its names for files to come. The merged unit is gone.","destructive":true},
  ],
  referencedBy: [{"collection":"divisions","field":"directionId"},{"collection":"workSchedules","field":"directionId"}],
} satisfies CollectionMeta
