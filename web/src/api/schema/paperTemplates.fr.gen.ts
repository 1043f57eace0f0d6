// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "paperTemplates",
  database: "main",
  resource: "paperTemplates",
  one: "Modèle de texte",
  many: "Modèles de textes",
  title: ["kind"],
  fields: [
    {"name":"kind","label":"Nature du document","kind":"text","required":true,"max":255},
    {"name":"language","label":"Langue","kind":"enum","required":true,"words":[{"value":"fr","label":"Français"},{"value":"ar","label":"Arabe"}]},
    {"name":"version","label":"Version","kind":"int","computed":true},
    {"name":"body","label":"Texte","kind":"long","required":true,"max":20000},
    {"name":"validFrom","label":"Valable du","kind":"date"},
    {"name":"authorId","label":"Auteur","kind":"ref","computed":true,"to":"users","expands":"author"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
