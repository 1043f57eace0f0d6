// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "settings",
  database: "main",
  resource: "settings",
  one: "Setting",
  many: "Settings",
  title: ["key"],
  fields: [
    {"name":"key","label":"Key","kind":"text","required":true,"unique":true,"max":255},
    {"name":"value","label":"Value","kind":"json"},
    {"name":"validFrom","label":"Valid from","kind":"date"},
    {"name":"logoFileId","label":"Emblem of the letterhead","kind":"file","bucket":"letterheads"},
    {"name":"former","label":"Value until then","kind":"json","computed":true},
    {"name":"formerLogoFileId","label":"Emblem until then","kind":"file","computed":true,"bucket":"letterheads"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
