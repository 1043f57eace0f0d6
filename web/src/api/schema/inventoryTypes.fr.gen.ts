// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryTypes",
  database: "main",
  resource: "inventory-dashboard",
  one: "Type de bien",
  many: "Types de biens",
  title: ["name"],
  fields: [
    {"name":"name","label":"Type de bien","kind":"text","required":true,"unique":true,"searched":true,"printed":true,"max":255},
    {"name":"description","label":"Description","kind":"text","max":255},
    {"name":"bureauCount","label":"Nombre de bureaux","kind":"int","computed":true},
    {"name":"itemCount","label":"Nombre de biens","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"inventoryItems","field":"typeId"},{"collection":"inventoryDifferences","field":"typeId"}],
} satisfies CollectionMeta
