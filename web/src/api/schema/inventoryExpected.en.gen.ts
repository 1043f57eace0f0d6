// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryExpected",
  database: "main",
  resource: "inventory-dashboard",
  one: "Expected item",
  many: "Expected items",
  title: ["itemId"],
  fields: [
    {"name":"campaignId","label":"Count","kind":"ref","required":true,"to":"inventoryCampaigns","expands":"campaign"},
    {"name":"itemId","label":"Item","kind":"ref","required":true,"to":"inventoryItems","expands":"item"},
    {"name":"bureauId","label":"Office","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"quantity","label":"Quantity","kind":"int","required":true,"least":1,"most":1000000},
    {"name":"condition","label":"Condition","kind":"enum","words":[{"value":"new","label":"New","tone":"good"},{"value":"good","label":"Good","tone":"good"},{"value":"fair","label":"Fair","tone":"info"},{"value":"poor","label":"Poor","tone":"warn"},{"value":"reformed","label":"Scrapped","tone":"quiet"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
