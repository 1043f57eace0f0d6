// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deviceDrifts",
  database: "attendance",
  resource: "pointage",
  one: "Clock correction",
  many: "Clock corrections",
  title: ["fromAt"],
  fields: [
    {"name":"deviceId","label":"Device","kind":"ref","required":true,"to":"devices","expands":"device"},
    {"name":"fromAt","label":"From (as the device showed it)","kind":"instant","required":true},
    {"name":"toAt","label":"To (as the device showed it)","kind":"instant","required":true,"notBefore":"fromAt"},
    {"name":"minutes","label":"Minutes ahead","kind":"int","required":true,"least":-527040,"most":527040},
    {"name":"reason","label":"Reason","kind":"long","required":true,"max":5000},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
