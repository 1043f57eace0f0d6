// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "eliminationReasons",
  database: "main",
  resource: "recruitment-system",
  one: "Elimination reason",
  many: "Elimination reasons",
  title: ["labelFr","labelAr"],
  fields: [
    {"name":"labelFr","label":"Reason in French","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"labelAr","label":"Reason in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"stage","label":"Stage","kind":"enum","required":true,"default":"review","words":[{"value":"review","label":"Review of files"},{"value":"written","label":"Written"},{"value":"oral","label":"Oral"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
