// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryExpected",
  database: "main",
  resource: "inventory-dashboard",
  one: "ممتلك منتظر",
  many: "الممتلكات المنتظرة",
  title: ["itemId"],
  fields: [
    {"name":"campaignId","label":"عملية الجرد","kind":"ref","required":true,"to":"inventoryCampaigns","expands":"campaign"},
    {"name":"itemId","label":"الممتلك","kind":"ref","required":true,"to":"inventoryItems","expands":"item"},
    {"name":"bureauId","label":"المكتب","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"quantity","label":"الكمية","kind":"int","required":true,"least":1,"most":1000000},
    {"name":"condition","label":"الحالة","kind":"enum","words":[{"value":"new","label":"جديد","tone":"good"},{"value":"good","label":"جيد","tone":"good"},{"value":"fair","label":"متوسط","tone":"info"},{"value":"poor","label":"رديء","tone":"warn"},{"value":"reformed","label":"متلاش","tone":"quiet"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
