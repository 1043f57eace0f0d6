// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "spareMovements",
  database: "main",
  resource: "park-inventaire",
  one: "حركة مخزون",
  many: "حركات المخزون",
  title: ["date"],
  fields: [
    {"name":"partId","label":"القطعة","kind":"ref","required":true,"to":"spareParts","expands":"part"},
    {"name":"kind","label":"الحركة","kind":"enum","required":true,"words":[{"value":"in","label":"دخول","tone":"good"},{"value":"out","label":"خروج","tone":"info"},{"value":"adjust","label":"تسوية","tone":"quiet"}]},
    {"name":"quantity","label":"الكمية","kind":"int","required":true,"least":-1000000,"most":1000000},
    {"name":"unitCost","label":"ثمن الوحدة (درهم)","kind":"dec","least":0,"most":10000000},
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"maintenanceId","label":"الصيانة","kind":"ref","to":"maintenances","expands":"maintenance"},
    {"name":"reason","label":"السبب","kind":"text","max":255},
    {"name":"byId","label":"المستعمل","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"change","label":"التغيير","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
