// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "spareParts",
  database: "main",
  resource: "park-inventaire",
  one: "قطعة غيار",
  many: "قطع الغيار",
  title: ["partName"],
  fields: [
    {"name":"partName","label":"القطعة","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"quantity","label":"الكمية","kind":"int","computed":true},
    {"name":"unit","label":"الوحدة","kind":"text","suggestedBy":"spareParts","max":255},
    {"name":"contract","label":"الصفقة","kind":"text","searched":true,"suggestedBy":"spareParts","max":255},
    {"name":"cost","label":"الثمن (درهم)","kind":"dec","least":0,"most":10000000},
    {"name":"category","label":"الفئة","kind":"text","suggestedBy":"spareParts","max":255},
    {"name":"carType","label":"نوع المركبة","kind":"text","suggestedBy":"spareParts","max":255},
    {"name":"reference","label":"المرجع","kind":"text","unique":true,"searched":true,"printed":true,"max":255},
    {"name":"characteristics","label":"المواصفات","kind":"long","max":5000},
    {"name":"location","label":"المكان","kind":"text","printed":true,"suggestedBy":"spareParts","max":255},
    {"name":"entryDate","label":"تاريخ الدخول","kind":"date"},
    {"name":"minQuantity","label":"الحد الأدنى","kind":"int","least":0,"most":1000000},
    {"name":"stock","label":"حالة المخزون","kind":"enum","computed":true,"words":[{"value":"out","label":"نافد","tone":"bad"},{"value":"low","label":"مخزون ضعيف","tone":"warn"},{"value":"enough","label":"متوفر","tone":"good"}]},
  ],
  flow: null,
  referencedBy: [{"collection":"spareMovements","field":"partId"}],
  labelled: true,
} satisfies CollectionMeta
