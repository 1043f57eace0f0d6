// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "settings",
  database: "main",
  resource: "settings",
  one: "إعداد",
  many: "الإعدادات",
  title: ["key"],
  fields: [
    {"name":"key","label":"المفتاح","kind":"text","required":true,"unique":true,"max":255},
    {"name":"value","label":"القيمة","kind":"json"},
    {"name":"validFrom","label":"يسري من","kind":"date"},
    {"name":"logoFileId","label":"شعار الترويسة","kind":"file","bucket":"letterheads"},
    {"name":"former","label":"القيمة الحالية","kind":"json","computed":true},
    {"name":"formerLogoFileId","label":"شعار الترويسة الحالية","kind":"file","computed":true,"bucket":"letterheads"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
