// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "spareParts",
  database: "main",
  resource: "park-inventaire",
  one: "Spare part",
  many: "Spare parts",
  title: ["partName"],
  fields: [
    {"name":"partName","label":"Part","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"quantity","label":"Quantity","kind":"int","computed":true},
    {"name":"unit","label":"Unit","kind":"text","suggestedBy":"spareParts","max":255},
    {"name":"contract","label":"Public contract","kind":"text","searched":true,"suggestedBy":"spareParts","max":255},
    {"name":"cost","label":"Cost (MAD)","kind":"dec","least":0,"most":10000000},
    {"name":"category","label":"Category","kind":"text","suggestedBy":"spareParts","max":255},
    {"name":"carType","label":"Vehicle type","kind":"text","suggestedBy":"spareParts","max":255},
    {"name":"reference","label":"Reference","kind":"text","unique":true,"searched":true,"printed":true,"max":255},
    {"name":"characteristics","label":"Characteristics","kind":"long","max":5000},
    {"name":"location","label":"Location","kind":"text","printed":true,"suggestedBy":"spareParts","max":255},
    {"name":"entryDate","label":"Entry date","kind":"date"},
    {"name":"minQuantity","label":"Minimum stock","kind":"int","least":0,"most":1000000},
    {"name":"stock","label":"Stock status","kind":"enum","computed":true,"words":[{"value":"out","label":"Out of stock","tone":"bad"},{"value":"low","label":"Low stock","tone":"warn"},{"value":"enough","label":"Enough","tone":"good"}]},
  ],
  flow: null,
  referencedBy: [{"collection":"spareMovements","field":"partId"}],
  labelled: true,
} satisfies CollectionMeta
