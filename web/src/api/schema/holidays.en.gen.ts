// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "holidays",
  database: "main",
  resource: "organisation-management",
  one: "Public holiday",
  many: "Public holidays",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"max":255},
    {"name":"kind","label":"Kind","kind":"enum","required":true,"words":[{"value":"fixed","label":"Fixed"},{"value":"hijri","label":"Hijri"},{"value":"exceptional","label":"Exceptional"}]},
    {"name":"confirmed","label":"Confirmed","kind":"bool","default":false},
    {"name":"source","label":"Legal basis","kind":"text","max":500},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
