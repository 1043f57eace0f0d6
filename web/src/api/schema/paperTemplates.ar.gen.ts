// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "paperTemplates",
  database: "main",
  resource: "paperTemplates",
  one: "نموذج نص",
  many: "نماذج النصوص",
  title: ["kind"],
  fields: [
    {"name":"kind","label":"نوع الوثيقة","kind":"text","required":true,"max":255},
    {"name":"language","label":"اللغة","kind":"enum","required":true,"words":[{"value":"fr","label":"الفرنسية"},{"value":"ar","label":"العربية"}]},
    {"name":"version","label":"الإصدار","kind":"int","computed":true},
    {"name":"body","label":"النص","kind":"long","required":true,"max":20000},
    {"name":"validFrom","label":"يسري من","kind":"date"},
    {"name":"authorId","label":"المحرر(ة)","kind":"ref","computed":true,"to":"users","expands":"author"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
