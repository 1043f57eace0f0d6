// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "pointageChanges",
  database: "attendance",
  resource: "pointage",
  one: "Change of a day",
  many: "Changes of days",
  title: [],
  fields: [
    {"name":"employeeId","label":"Employee","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"before","label":"Before","kind":"json"},
    {"name":"after","label":"After","kind":"json"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
