// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "malformedPunches",
  database: "attendance",
  resource: "pointage",
  one: "Ligne illisible",
  many: "Lignes illisibles",
  title: ["line"],
  fields: [
    {"name":"deviceId","label":"Pointeuse","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"line","label":"Ligne reçue","kind":"text","computed":true,"max":200},
    {"name":"fault","label":"Motif","kind":"enum","computed":true,"words":[{"value":"unreadable","label":"Illisible","tone":"warn"},{"value":"future","label":"Dans le futur","tone":"warn"},{"value":"too_old","label":"Avant la mise en service de l’appareil","tone":"warn"}]},
    {"name":"receivedAt","label":"Reçu le","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
