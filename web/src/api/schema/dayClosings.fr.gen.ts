// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "dayClosings",
  database: "attendance",
  resource: "pointage",
  one: "Clôture d’une journée",
  many: "Clôtures de journées",
  title: [],
  fields: [
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"annexe","label":"Annexe administrative","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"reason","label":"Motif","kind":"long","required":true,"max":5000},
    {"name":"byId","label":"Par","kind":"ref","to":"users","expands":"by"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
