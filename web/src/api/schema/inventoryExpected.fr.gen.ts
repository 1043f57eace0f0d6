// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryExpected",
  database: "main",
  resource: "inventory-dashboard",
  one: "Bien attendu",
  many: "Biens attendus",
  title: ["itemId"],
  fields: [
    {"name":"campaignId","label":"Récolement","kind":"ref","required":true,"to":"inventoryCampaigns","expands":"campaign"},
    {"name":"itemId","label":"Bien","kind":"ref","required":true,"to":"inventoryItems","expands":"item"},
    {"name":"bureauId","label":"Bureau","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"quantity","label":"Quantité","kind":"int","required":true,"least":1,"most":1000000},
    {"name":"condition","label":"État","kind":"enum","words":[{"value":"new","label":"Neuf","tone":"good"},{"value":"good","label":"Bon","tone":"good"},{"value":"fair","label":"Moyen","tone":"info"},{"value":"poor","label":"Mauvais","tone":"warn"},{"value":"reformed","label":"Réformé","tone":"quiet"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
