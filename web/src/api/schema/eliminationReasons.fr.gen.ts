// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "eliminationReasons",
  database: "main",
  resource: "recruitment-system",
  one: "Motif d’élimination",
  many: "Motifs d’élimination",
  title: ["labelFr","labelAr"],
  fields: [
    {"name":"labelFr","label":"Motif","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"labelAr","label":"Motif en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"stage","label":"Étape","kind":"enum","required":true,"default":"review","words":[{"value":"review","label":"Étude des dossiers"},{"value":"written","label":"Écrit"},{"value":"oral","label":"Oral"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
