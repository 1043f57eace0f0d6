// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryScans",
  database: "main",
  resource: "inventory-dashboard",
  one: "Scan",
  many: "Scans",
  title: ["code"],
  fields: [
    {"name":"campaignId","label":"Count","kind":"ref","required":true,"to":"inventoryCampaigns","expands":"campaign"},
    {"name":"bureauId","label":"Office","kind":"ref","required":true,"to":"bureaux","expands":"bureau"},
    {"name":"code","label":"Code","kind":"text","required":true,"searched":true,"max":255},
    {"name":"inventoryNumber","label":"Inventory number","kind":"text","computed":true,"max":60},
    {"name":"itemId","label":"Item","kind":"ref","computed":true,"to":"inventoryItems","expands":"item"},
    {"name":"quantity","label":"Quantity","kind":"int","least":0,"most":1000000,"default":1},
    {"name":"condition","label":"Condition","kind":"enum","words":[{"value":"new","label":"New","tone":"good"},{"value":"good","label":"Good","tone":"good"},{"value":"fair","label":"Fair","tone":"info"},{"value":"poor","label":"Poor","tone":"warn"},{"value":"reformed","label":"Scrapped","tone":"quiet"}]},
    {"name":"photoId","label":"Photo","kind":"file","bucket":"images"},
    {"name":"note","label":"Note","kind":"long","max":5000},
    {"name":"scannedAt","label":"Scanned at","kind":"instant","required":true},
    {"name":"receivedAt","label":"Received at","kind":"instant","computed":true},
    {"name":"byId","label":"By","kind":"ref","computed":true,"to":"users","expands":"by"},
  ],
  flow: null,
  referencedBy: [{"collection":"inventoryItems","field":"foundByScanId"},{"collection":"inventoryDifferences","field":"scanId"}],
} satisfies CollectionMeta
