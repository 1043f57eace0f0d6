// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "dayClosings",
  database: "attendance",
  resource: "pointage",
  one: "Closing of a day",
  many: "Closings of days",
  title: [],
  fields: [
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"annexe","label":"Administrative annexe","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"reason","label":"Reason","kind":"long","required":true,"max":5000},
    {"name":"byId","label":"By","kind":"ref","to":"users","expands":"by"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
