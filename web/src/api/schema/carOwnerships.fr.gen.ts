// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "carOwnerships",
  database: "main",
  resource: "cars-management",
  one: "Propriété précédente",
  many: "Propriétés précédentes",
  fields: [
    {"name":"carId","label":"Véhicule","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"owner","label":"Propriétaire précédent","kind":"text","required":true,"max":255},
    {"name":"from","label":"Du","kind":"date"},
    {"name":"to","label":"Au","kind":"date"},
    {"name":"notes","label":"Notes","kind":"long","max":5000},
  ],
  flow: null,
} satisfies CollectionMeta
