// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryCampaigns",
  database: "main",
  resource: "inventory-dashboard",
  one: "عملية جرد",
  many: "عمليات الجرد",
  title: ["name"],
  fields: [
    {"name":"name","label":"اسم عملية الجرد","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"state","label":"الحالة","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"مسودة","tone":"quiet"},{"value":"open","label":"مفتوحة","tone":"good"},{"value":"closing","label":"قيد الإغلاق","tone":"warn"},{"value":"closed","label":"مغلقة","tone":"quiet"},{"value":"cancelled","label":"ملغاة","tone":"quiet"}]},
    {"name":"bureauIds","label":"المكاتب","kind":"list","of":"ref","required":true,"to":"bureaux","expands":"bureaux"},
    {"name":"memberIds","label":"المكلفون بالجرد","kind":"list","of":"ref","required":true,"to":"users","expands":"members"},
    {"name":"openedAt","label":"فتحت في","kind":"instant","computed":true},
    {"name":"closedAt","label":"أغلقت في","kind":"instant","computed":true},
    {"name":"closedById","label":"أغلقها","kind":"ref","computed":true,"to":"users","expands":"closedBy"},
    {"name":"counts","label":"النتائج","kind":"json","computed":true},
    {"name":"docId","label":"معرف المحضر","kind":"text","computed":true,"max":255},
    {"name":"documentId","label":"المحضر","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"sampleOfId","label":"عينة من","kind":"ref","computed":true,"to":"inventoryCampaigns","expands":"sampleOf"},
  ],
  flow: null,
  referencedBy: [{"collection":"inventoryMovements","field":"campaignId"},{"collection":"inventoryCampaigns","field":"sampleOfId"},{"collection":"inventoryExpected","field":"campaignId"},{"collection":"inventoryScans","field":"campaignId"},{"collection":"inventoryDifferences","field":"campaignId"}],
} satisfies CollectionMeta
