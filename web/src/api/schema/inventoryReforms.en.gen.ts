// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryReforms",
  database: "main",
  resource: "inventory-dashboard",
  one: "Reform",
  many: "Reforms",
  title: ["decisionRef"],
  fields: [
    {"name":"decisionRef","label":"Decision reference","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"decisionDate","label":"Decision date","kind":"date","required":true},
    {"name":"members","label":"Members of the committee","kind":"json","required":true},
    {"name":"itemIds","label":"Items","kind":"list","of":"ref","required":true,"to":"inventoryItems","expands":"items"},
    {"name":"fate","label":"Fate","kind":"enum","required":true,"words":[{"value":"sold","label":"Sold"},{"value":"destroyed","label":"Destroyed"},{"value":"given","label":"Given"},{"value":"recycled","label":"Recycled"}]},
    {"name":"saleAmount","label":"Proceeds of the sale (MAD)","kind":"dec","least":0,"most":1000000000},
    {"name":"beneficiary","label":"Beneficiary","kind":"text","printed":true,"max":255},
    {"name":"state","label":"State","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"Draft","tone":"quiet"},{"value":"decided","label":"Decided","tone":"warn"},{"value":"carried_out","label":"Carried out","tone":"good"},{"value":"cancelled","label":"Cancelled","tone":"quiet"}]},
    {"name":"docId","label":"Id of the minutes","kind":"text","computed":true,"max":255},
    {"name":"documentId","label":"Minutes","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"authorId","label":"Drawn up by","kind":"ref","computed":true,"to":"users","expands":"author"},
    {"name":"decidedById","label":"Decided by","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedOn","label":"Decided on","kind":"date","computed":true},
    {"name":"cancelReason","label":"Reason of the cancellation","kind":"long","computed":true,"max":5000},
  ],
  flow: null,
  acts: [
    {"act":"inventoryReforms.decide","label":"Decide the reform","done":"The items are reformed","title":"Reform these items?","text":"The items leave the inventory by this decision and are neither moved nor handed over any more. Somebody else than the author decides."},
    {"act":"inventoryReforms.carryOut","label":"Carry out the reform","done":"Reform carried out","title":"What became of the items?","text":"Proceeds and buyer of a sale, beneficiary of a gift. The file does not change afterwards.","inputs":[{"name":"saleAmount","field":"saleAmount"},{"name":"beneficiary","field":"beneficiary"}]},
    {"act":"inventoryReforms.cancel","label":"Cancel the reform","done":"Reform cancelled","title":"Cancel this reform?","text":"Once decided, its items come back to the inventory by counter-movements and its minutes are cancelled. Somebody else than who decided cancels it.","destructive":true,"inputs":[{"name":"reason","field":"cancelReason","required":true}]},
    {"act":"inventoryReforms.print","label":"Print the minutes","done":"Paper issued","title":"Minutes of the reform","text":"The paper gets a number and a QR code. It is never changed: it is cancelled or replaced."},
  ],
  referencedBy: [{"collection":"inventoryMovements","field":"reformId"}],
} satisfies CollectionMeta
