// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "carOwnerships",
  database: "main",
  resource: "cars-management",
  one: "Previous ownership",
  many: "Previous ownerships",
  title: ["owner"],
  fields: [
    {"name":"carId","label":"Vehicle","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"owner","label":"Previous owner","kind":"text","required":true,"max":255},
    {"name":"from","label":"From","kind":"date"},
    {"name":"to","label":"To","kind":"date","notBefore":"from"},
    {"name":"notes","label":"Notes","kind":"long","max":5000},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
