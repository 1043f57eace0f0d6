// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "divisions",
  database: "main",
  resource: "organisation-management",
  one: "Division",
  many: "Divisions",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"headId","label":"Head of division","kind":"ref","to":"employees","expands":"head"},
    {"name":"directionId","label":"Direction","kind":"ref","to":"directions","expands":"direction"},
    {"name":"aliases","label":"Other names in files","kind":"list","of":"text"},
  ],
  flow: null,
  acts: [
    {"act":"divisions.merge","label":"Merge","done":"Unit merged","title":"This unit is another unit","text":"All that names it (people, postings, reports, terminals) will name the other, which keeps its names for files to come. The merged unit is gone.","destructive":true},
  ],
  referencedBy: [{"collection":"services","field":"divisionId"},{"collection":"workSchedules","field":"divisionId"}],
} satisfies CollectionMeta
