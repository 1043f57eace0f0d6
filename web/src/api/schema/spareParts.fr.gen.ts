// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "spareParts",
  database: "main",
  resource: "park-inventaire",
  one: "Pièce de rechange",
  many: "Pièces de rechange",
  title: ["partName"],
  fields: [
    {"name":"partName","label":"Pièce","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"quantity","label":"Quantité","kind":"int","computed":true},
    {"name":"unit","label":"Unité","kind":"text","suggestedBy":"spareParts","max":255},
    {"name":"contract","label":"Marché","kind":"text","searched":true,"suggestedBy":"spareParts","max":255},
    {"name":"cost","label":"Coût (MAD)","kind":"dec","least":0,"most":10000000},
    {"name":"category","label":"Catégorie","kind":"text","suggestedBy":"spareParts","max":255},
    {"name":"carType","label":"Type de véhicule","kind":"text","suggestedBy":"spareParts","max":255},
    {"name":"reference","label":"Référence","kind":"text","unique":true,"searched":true,"printed":true,"max":255},
    {"name":"characteristics","label":"Caractéristiques","kind":"long","max":5000},
    {"name":"location","label":"Emplacement","kind":"text","printed":true,"suggestedBy":"spareParts","max":255},
    {"name":"entryDate","label":"Date d’entrée","kind":"date"},
    {"name":"minQuantity","label":"Stock minimal","kind":"int","least":0,"most":1000000},
    {"name":"stock","label":"État du stock","kind":"enum","computed":true,"words":[{"value":"out","label":"Épuisé","tone":"bad"},{"value":"low","label":"Stock faible","tone":"warn"},{"value":"enough","label":"Suffisant","tone":"good"}]},
  ],
  flow: null,
  referencedBy: [{"collection":"spareMovements","field":"partId"}],
  labelled: true,
} satisfies CollectionMeta
