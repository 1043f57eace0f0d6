// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "eliminationReasons",
  database: "main",
  resource: "recruitment-system",
  one: "سبب الإقصاء",
  many: "أسباب الإقصاء",
  title: ["labelFr","labelAr"],
  fields: [
    {"name":"labelFr","label":"السبب بالفرنسية","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"labelAr","label":"السبب","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"stage","label":"المرحلة","kind":"enum","required":true,"default":"review","words":[{"value":"review","label":"دراسة الملفات"},{"value":"written","label":"الكتابي"},{"value":"oral","label":"الشفوي"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
