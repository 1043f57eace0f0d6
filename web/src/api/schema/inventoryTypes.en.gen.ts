// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryTypes",
  database: "main",
  resource: "inventory-dashboard",
  one: "Type of item",
  many: "Types of items",
  title: ["name"],
  fields: [
    {"name":"name","label":"Type of item","kind":"text","required":true,"unique":true,"searched":true,"printed":true,"max":255},
    {"name":"description","label":"Description","kind":"text","max":255},
    {"name":"bureauCount","label":"Number of offices","kind":"int","computed":true},
    {"name":"itemCount","label":"Number of items","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"inventoryItems","field":"typeId"},{"collection":"inventoryDifferences","field":"typeId"}],
} satisfies CollectionMeta
