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
  ],
  flow: null,
  referencedBy: [{"collection":"inventoryMovements","field":"reformId"}],
} satisfies CollectionMeta
