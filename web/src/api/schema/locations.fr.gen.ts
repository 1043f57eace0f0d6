// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "locations",
  database: "main",
  resource: "inventory-dashboard",
  one: "Emplacement",
  many: "Emplacements",
  title: ["name"],
  fields: [
    {"name":"name","label":"Nom de l’emplacement","kind":"text","required":true,"unique":true,"searched":true,"printed":true,"max":255},
    {"name":"address","label":"Adresse","kind":"text","max":255},
    {"name":"description","label":"Description","kind":"text","max":255},
    {"name":"bureauCount","label":"Nombre de bureaux","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"bureaux","field":"locationId"}],
} satisfies CollectionMeta
