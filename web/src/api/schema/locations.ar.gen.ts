// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "locations",
  database: "main",
  resource: "inventory-dashboard",
  one: "موقع",
  many: "المواقع",
  title: ["name"],
  fields: [
    {"name":"name","label":"اسم الموقع","kind":"text","required":true,"unique":true,"searched":true,"printed":true,"max":255},
    {"name":"address","label":"العنوان","kind":"text","max":255},
    {"name":"description","label":"الوصف","kind":"text","max":255},
    {"name":"bureauCount","label":"عدد المكاتب","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"bureaux","field":"locationId"}],
} satisfies CollectionMeta
