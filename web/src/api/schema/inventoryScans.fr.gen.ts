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
    {"name":"campaignId","label":"Récolement","kind":"ref","required":true,"to":"inventoryCampaigns","expands":"campaign"},
    {"name":"bureauId","label":"Bureau","kind":"ref","required":true,"to":"bureaux","expands":"bureau"},
    {"name":"code","label":"Code","kind":"text","required":true,"searched":true,"max":255},
    {"name":"inventoryNumber","label":"N° d’inventaire","kind":"text","computed":true,"max":60},
    {"name":"itemId","label":"Bien","kind":"ref","computed":true,"to":"inventoryItems","expands":"item"},
    {"name":"quantity","label":"Quantité","kind":"int","least":0,"most":1000000,"default":1},
    {"name":"condition","label":"État","kind":"enum","words":[{"value":"new","label":"Neuf","tone":"good"},{"value":"good","label":"Bon","tone":"good"},{"value":"fair","label":"Moyen","tone":"info"},{"value":"poor","label":"Mauvais","tone":"warn"},{"value":"reformed","label":"Réformé","tone":"quiet"}]},
    {"name":"photoId","label":"Photo","kind":"file","bucket":"images"},
    {"name":"note","label":"Remarque","kind":"long","max":5000},
    {"name":"scannedAt","label":"Scanné à","kind":"instant","required":true},
    {"name":"receivedAt","label":"Reçu à","kind":"instant","computed":true},
    {"name":"byId","label":"Par","kind":"ref","computed":true,"to":"users","expands":"by"},
  ],
  flow: null,
  referencedBy: [{"collection":"inventoryItems","field":"foundByScanId"},{"collection":"inventoryDifferences","field":"scanId"}],
} satisfies CollectionMeta
