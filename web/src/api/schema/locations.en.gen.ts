// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "locations",
  database: "main",
  resource: "inventory-dashboard",
  one: "Location",
  many: "Locations",
  title: ["name"],
  fields: [
    {"name":"name","label":"Name of the location","kind":"text","required":true,"unique":true,"searched":true,"printed":true,"max":255},
    {"name":"address","label":"Address","kind":"text","max":255},
    {"name":"description","label":"Description","kind":"text","max":255},
    {"name":"bureauCount","label":"Number of offices","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"bureaux","field":"locationId"}],
} satisfies CollectionMeta
