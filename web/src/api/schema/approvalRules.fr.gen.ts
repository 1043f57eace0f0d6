// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "approvalRules",
  database: "main",
  resource: "rh-managements",
  one: "Règle d’approbation",
  many: "Règles d’approbation",
  title: ["name"],
  fields: [
    {"name":"name","label":"Intitulé","kind":"text","unique":true,"max":255},
    {"name":"subject","label":"Objet","kind":"text","required":true,"max":255},
    {"name":"type","label":"Type (vide : tous)","kind":"text","max":255},
    {"name":"unitId","label":"Unité (vide : toutes)","kind":"text","max":255},
    {"name":"daysFrom","label":"À partir de (jours)","kind":"int","least":0,"most":3660},
    {"name":"daysTo","label":"Jusqu’à (jours)","kind":"int","least":0,"most":3660},
    {"name":"steps","label":"Étapes","kind":"json","required":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
