// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryScans",
  database: "main",
  resource: "inventory-dashboard",
  one: "مسح",
  many: "عمليات المسح",
  title: ["code"],
  fields: [
    {"name":"campaignId","label":"عملية الجرد","kind":"ref","required":true,"to":"inventoryCampaigns","expands":"campaign"},
    {"name":"bureauId","label":"المكتب","kind":"ref","required":true,"to":"bureaux","expands":"bureau"},
    {"name":"code","label":"الرمز","kind":"text","required":true,"searched":true,"max":255},
    {"name":"inventoryNumber","label":"رقم الجرد","kind":"text","computed":true,"max":60},
    {"name":"itemId","label":"الممتلك","kind":"ref","computed":true,"to":"inventoryItems","expands":"item"},
    {"name":"quantity","label":"الكمية","kind":"int","least":0,"most":1000000,"default":1},
    {"name":"condition","label":"الحالة","kind":"enum","words":[{"value":"new","label":"جديد","tone":"good"},{"value":"good","label":"جيد","tone":"good"},{"value":"fair","label":"متوسط","tone":"info"},{"value":"poor","label":"رديء","tone":"warn"},{"value":"reformed","label":"متلاش","tone":"quiet"}]},
    {"name":"photoId","label":"الصورة","kind":"file","bucket":"images"},
    {"name":"note","label":"ملاحظة","kind":"long","max":5000},
    {"name":"scannedAt","label":"وقت المسح","kind":"instant","required":true},
    {"name":"receivedAt","label":"وقت الاستلام","kind":"instant","computed":true},
    {"name":"byId","label":"من طرف","kind":"ref","computed":true,"to":"users","expands":"by"},
  ],
  flow: null,
  referencedBy: [{"collection":"inventoryItems","field":"foundByScanId"},{"collection":"inventoryDifferences","field":"scanId"}],
} satisfies CollectionMeta
