// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deviceDrifts",
  database: "attendance",
  resource: "pointage",
  one: "Correction d’horloge",
  many: "Corrections d’horloge",
  title: ["fromAt"],
  fields: [
    {"name":"deviceId","label":"Pointeuse","kind":"ref","required":true,"to":"devices","expands":"device"},
    {"name":"fromAt","label":"Du (heure affichée par l’appareil)","kind":"instant","required":true},
    {"name":"toAt","label":"Au (heure affichée par l’appareil)","kind":"instant","required":true,"notBefore":"fromAt"},
    {"name":"minutes","label":"Minutes d’avance","kind":"int","required":true,"least":-527040,"most":527040},
    {"name":"reason","label":"Motif","kind":"long","required":true,"max":5000},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
