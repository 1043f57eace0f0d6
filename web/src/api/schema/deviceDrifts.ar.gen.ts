// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deviceDrifts",
  database: "attendance",
  resource: "pointage",
  one: "فترة انحراف الساعة",
  many: "فترات انحراف الساعة",
  title: ["fromAt"],
  fields: [
    {"name":"deviceId","label":"الجهاز","kind":"ref","required":true,"to":"devices","expands":"device"},
    {"name":"fromAt","label":"من (حسب ساعة الجهاز)","kind":"instant","required":true},
    {"name":"toAt","label":"إلى (حسب ساعة الجهاز)","kind":"instant","required":true,"notBefore":"fromAt"},
    {"name":"minutes","label":"دقائق التقدم","kind":"int","required":true,"least":-527040,"most":527040},
    {"name":"reason","label":"السبب","kind":"long","required":true,"max":5000},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
