// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryTypes",
  database: "main",
  resource: "inventory-dashboard",
  one: "نوع ممتلكات",
  many: "أنواع الممتلكات",
  title: ["name"],
  fields: [
    {"name":"name","label":"النوع","kind":"text","required":true,"unique":true,"searched":true,"printed":true,"max":255},
    {"name":"description","label":"الوصف","kind":"text","max":255},
    {"name":"bureauCount","label":"عدد المكاتب","kind":"int","computed":true},
    {"name":"itemCount","label":"عدد الممتلكات","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"inventoryItems","field":"typeId"},{"collection":"inventoryDifferences","field":"typeId"}],
} satisfies CollectionMeta
