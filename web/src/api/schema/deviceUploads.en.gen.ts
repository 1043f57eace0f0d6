// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deviceUploads",
  database: "attendance",
  resource: "pointage",
  one: "Device upload",
  many: "Device uploads",
  title: ["receivedAt"],
  fields: [
    {"name":"deviceId","label":"Device","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"kind","label":"Kind","kind":"enum","computed":true,"words":[{"value":"punches","label":"Punches"},{"value":"users","label":"Users and fingerprints"},{"value":"file","label":"File"}]},
    {"name":"lines","label":"Lines","kind":"int","computed":true},
    {"name":"newLines","label":"New","kind":"int","computed":true},
    {"name":"malformedLines","label":"Malformed","kind":"int","computed":true},
    {"name":"sha256","label":"SHA-256","kind":"text","computed":true,"max":255},
    {"name":"receivedAt","label":"Received","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
