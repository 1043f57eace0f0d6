// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "carOwnerships",
  database: "main",
  resource: "cars-management",
  one: "ملكية سابقة",
  many: "الملكيات السابقة",
  title: ["owner"],
  fields: [
    {"name":"carId","label":"المركبة","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"owner","label":"المالك السابق","kind":"text","required":true,"max":255},
    {"name":"from","label":"من","kind":"date"},
    {"name":"to","label":"إلى","kind":"date","notBefore":"from"},
    {"name":"notes","label":"ملاحظات","kind":"long","max":5000},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
