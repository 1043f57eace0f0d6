// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "dayClosings",
  database: "attendance",
  resource: "pointage",
  one: "إقفال يوم",
  many: "إقفال الأيام",
  title: [],
  fields: [
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"annexe","label":"الملحقة الإدارية","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"reason","label":"السبب","kind":"long","required":true,"max":5000},
    {"name":"byId","label":"من طرف","kind":"ref","to":"users","expands":"by"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
