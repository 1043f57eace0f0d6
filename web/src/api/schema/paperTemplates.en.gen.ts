// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "paperTemplates",
  database: "main",
  resource: "paperTemplates",
  one: "Text template",
  many: "Text templates",
  title: ["kind"],
  fields: [
    {"name":"kind","label":"Kind of paper","kind":"text","required":true,"max":255},
    {"name":"language","label":"Language","kind":"enum","required":true,"words":[{"value":"fr","label":"French"},{"value":"ar","label":"Arabic"}]},
    {"name":"version","label":"Version","kind":"int","computed":true},
    {"name":"body","label":"Text","kind":"long","required":true,"max":20000},
    {"name":"validFrom","label":"Valid from","kind":"date"},
    {"name":"authorId","label":"Author","kind":"ref","computed":true,"to":"users","expands":"author"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
