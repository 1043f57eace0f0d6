// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "malformedPunches",
  database: "attendance",
  resource: "pointage",
  one: "Malformed line",
  many: "Malformed lines",
  title: ["line"],
  fields: [
    {"name":"deviceId","label":"Device","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"line","label":"Line as sent","kind":"text","computed":true,"max":200},
    {"name":"fault","label":"Reason","kind":"enum","computed":true,"words":[{"value":"unreadable","label":"Unreadable","tone":"warn"},{"value":"future","label":"In the future","tone":"warn"},{"value":"too_old","label":"Before the device was in use","tone":"warn"}]},
    {"name":"receivedAt","label":"Received","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
