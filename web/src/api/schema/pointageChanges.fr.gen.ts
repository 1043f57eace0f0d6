// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "pointageChanges",
  database: "attendance",
  resource: "pointage",
  one: "Changement d’une journée",
  many: "Changements de journées",
  title: [],
  fields: [
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"before","label":"Avant","kind":"json"},
    {"name":"after","label":"Après","kind":"json"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
