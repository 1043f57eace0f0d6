// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "carOwnerships",
  database: "main",
  resource: "cars-management",
  one: "Propriété précédente",
  many: "Propriétés précédentes",
  title: ["owner"],
  fields: [
    {"name":"carId","label":"Véhicule","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"owner","label":"Propriétaire précédent","kind":"text","required":true,"max":255},
    {"name":"from","label":"Du","kind":"date"},
    {"name":"to","label":"Au","kind":"date","notBefore":"from"},
    {"name":"notes","label":"Notes","kind":"long","max":5000},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
