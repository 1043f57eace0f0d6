// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryDifferences",
  database: "main",
  resource: "inventory-dashboard",
  one: "Difference of a count",
  many: "Differences of counts",
  title: ["kind"],
  fields: [
    {"name":"campaignId","label":"Count","kind":"ref","required":true,"to":"inventoryCampaigns","expands":"campaign"},
    {"name":"kind","label":"Difference","kind":"enum","required":true,"words":[{"value":"missing","label":"Missing","tone":"bad"},{"value":"moved","label":"Moved","tone":"warn"},{"value":"unknown","label":"Unknown","tone":"warn"},{"value":"damaged","label":"Damaged","tone":"warn"},{"value":"quantity","label":"Quantity differs","tone":"warn"}]},
    {"name":"itemId","label":"Item","kind":"ref","to":"inventoryItems","expands":"item"},
    {"name":"scanId","label":"Scan","kind":"ref","to":"inventoryScans","expands":"scan"},
    {"name":"bureauId","label":"Office","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"seenInBureauId","label":"Seen in","kind":"ref","to":"bureaux","expands":"seenInBureau"},
    {"name":"expectedQuantity","label":"Expected quantity","kind":"int"},
    {"name":"countedQuantity","label":"Counted quantity","kind":"int"},
    {"name":"decision","label":"Decision","kind":"enum","words":[{"value":"accept","label":"Accept what was seen","tone":"good"},{"value":"keep","label":"Keep the inventory","tone":"quiet"},{"value":"lost","label":"Declare lost","tone":"bad"},{"value":"make_item","label":"Make an item of it","tone":"good"},{"value":"dismiss","label":"Dismiss","tone":"quiet"}]},
    {"name":"reason","label":"Reason","kind":"long","max":5000},
    {"name":"designation","label":"Designation","kind":"text","printed":true,"max":255},
    {"name":"typeId","label":"Type","kind":"ref","to":"inventoryTypes","expands":"type"},
    {"name":"decidedById","label":"Decided by","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
  ],
  flow: null,
  acts: [
    {"act":"inventoryCampaigns.decide","label":"Decide the differences","done":"Decision recorded","title":"Decide the differences","text":"The decision is carried out when the count is closed, and may change until then.","by":"ids","inputs":[{"name":"decision","field":"decision","required":true},{"name":"reason","field":"reason"}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
