// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "holidays",
  database: "main",
  resource: "organisation-management",
  one: "Jour férié",
  many: "Jours fériés",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"max":255},
    {"name":"kind","label":"Nature","kind":"enum","required":true,"words":[{"value":"fixed","label":"Fixe"},{"value":"hijri","label":"Hégirienne"},{"value":"exceptional","label":"Exceptionnelle"}]},
    {"name":"confirmed","label":"Confirmé","kind":"bool","default":false},
    {"name":"source","label":"Fondement","kind":"text","max":500},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
