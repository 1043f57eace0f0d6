// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "spareMovements",
  database: "main",
  resource: "park-inventaire",
  one: "Stock movement",
  many: "Stock movements",
  title: ["date"],
  fields: [
    {"name":"partId","label":"Part","kind":"ref","required":true,"to":"spareParts","expands":"part"},
    {"name":"kind","label":"Movement","kind":"enum","required":true,"words":[{"value":"in","label":"In","tone":"good"},{"value":"out","label":"Out","tone":"info"},{"value":"adjust","label":"Adjustment","tone":"quiet"}]},
    {"name":"quantity","label":"Quantity","kind":"int","required":true,"least":-1000000,"most":1000000},
    {"name":"unitCost","label":"Unit cost (MAD)","kind":"dec","least":0,"most":10000000},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"maintenanceId","label":"Maintenance","kind":"ref","to":"maintenances","expands":"maintenance"},
    {"name":"reason","label":"Reason","kind":"text","max":255},
    {"name":"byId","label":"By","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"change","label":"Change","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
