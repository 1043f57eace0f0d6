// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deviceUploads",
  database: "attendance",
  resource: "pointage",
  one: "Envoi d’une pointeuse",
  many: "Envois des pointeuses",
  title: ["receivedAt"],
  fields: [
    {"name":"deviceId","label":"Pointeuse","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"kind","label":"Nature","kind":"enum","computed":true,"words":[{"value":"punches","label":"Pointages"},{"value":"users","label":"Utilisateurs et empreintes"},{"value":"file","label":"Fichier"}]},
    {"name":"lines","label":"Lignes","kind":"int","computed":true},
    {"name":"newLines","label":"Nouvelles","kind":"int","computed":true},
    {"name":"malformedLines","label":"Illisibles","kind":"int","computed":true},
    {"name":"sha256","label":"Empreinte SHA-256","kind":"text","computed":true,"max":255},
    {"name":"receivedAt","label":"Reçu le","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
