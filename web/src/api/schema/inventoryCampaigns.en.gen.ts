// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryCampaigns",
  database: "main",
  resource: "inventory-dashboard",
  one: "Count",
  many: "Counts",
  title: ["name"],
  fields: [
    {"name":"name","label":"Name of the count","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"state","label":"State","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"Draft","tone":"quiet"},{"value":"open","label":"Open","tone":"good"},{"value":"closing","label":"Closing","tone":"warn"},{"value":"closed","label":"Closed","tone":"quiet"},{"value":"cancelled","label":"Cancelled","tone":"quiet"}]},
    {"name":"bureauIds","label":"Offices","kind":"list","of":"ref","required":true,"to":"bureaux","expands":"bureaux"},
    {"name":"memberIds","label":"Counters","kind":"list","of":"ref","required":true,"to":"users","expands":"members"},
    {"name":"openedAt","label":"Opened at","kind":"instant","computed":true},
    {"name":"closedAt","label":"Closed at","kind":"instant","computed":true},
    {"name":"closedById","label":"Closed by","kind":"ref","computed":true,"to":"users","expands":"closedBy"},
    {"name":"counts","label":"Results","kind":"json","computed":true},
    {"name":"docId","label":"Id of the minutes","kind":"text","computed":true,"max":255},
    {"name":"documentId","label":"Minutes","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"sampleOfId","label":"Sample of","kind":"ref","computed":true,"to":"inventoryCampaigns","expands":"sampleOf"},
  ],
  flow: null,
  referencedBy: [{"collection":"inventoryMovements","field":"campaignId"},{"collection":"inventoryCampaigns","field":"sampleOfId"},{"collection":"inventoryExpected","field":"campaignId"},{"collection":"inventoryScans","field":"campaignId"},{"collection":"inventoryDifferences","field":"campaignId"}],
} satisfies CollectionMeta
