// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "settings",
  database: "main",
  resource: "settings",
  one: "Paramètre",
  many: "Paramètres",
  title: ["key"],
  fields: [
    {"name":"key","label":"Clé","kind":"text","required":true,"unique":true,"max":255},
    {"name":"value","label":"Valeur","kind":"json"},
    {"name":"validFrom","label":"Valable du","kind":"date"},
    {"name":"logoFileId","label":"Emblème de l’en-tête","kind":"file","bucket":"letterheads"},
    {"name":"former","label":"Valeur jusque-là","kind":"json","computed":true},
    {"name":"formerLogoFileId","label":"Emblème jusque-là","kind":"file","computed":true,"bucket":"letterheads"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
