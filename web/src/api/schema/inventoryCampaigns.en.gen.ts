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
    {"name":"cancelReason","label":"Reason of the cancellation","kind":"long","computed":true,"max":5000},
    {"name":"docId","label":"Id of the minutes","kind":"text","computed":true,"max":255},
    {"name":"documentId","label":"Minutes","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"sampleOfId","label":"Sample of","kind":"ref","computed":true,"to":"inventoryCampaigns","expands":"sampleOf"},
  ],
  flow: null,
  acts: [
    {"act":"inventoryCampaigns.open","label":"Open the count","done":"Count opened","title":"Open the count","text":"The list of the items that are expected in its offices is frozen, and the offices stay as they are."},
    {"act":"inventoryCampaigns.count","label":"List the differences","done":"Differences listed","title":"List the differences","text":"The differences are listed from the scans that have come. A scan that comes afterwards reopens the count."},
    {"act":"inventoryCampaigns.close","label":"Close the count","done":"Count closed","title":"Close the count","text":"What was decided about the differences is carried out, and nothing of the count changes any more."},
    {"act":"inventoryCampaigns.sample","label":"Count a sample again","done":"Count of the sample opened","title":"Count a sample again","text":"A second count is opened over items that are drawn by lot."},
    {"act":"inventoryCampaigns.cancel","label":"Cancel the count","done":"Count cancelled","title":"Cancel the count","text":"The scans stay on file with the reason, and nothing changes in the inventory.","destructive":true,"inputs":[{"name":"reason","field":"cancelReason","required":true}]},
    {"act":"inventoryCampaigns.print","label":"Print the minutes","done":"Paper issued","title":"Minutes of the count","text":"The paper gets a number and a QR code. It is never changed: it is cancelled or replaced."},
    {"act":"inventoryScans.send","label":"Send the scans","done":"Scans sent","by":"campaignId"},
  ],
  referencedBy: [{"collection":"inventoryMovements","field":"campaignId"},{"collection":"inventoryCampaigns","field":"sampleOfId"},{"collection":"inventoryExpected","field":"campaignId"},{"collection":"inventoryScans","field":"campaignId"},{"collection":"inventoryDifferences","field":"campaignId"}],
} satisfies CollectionMeta
