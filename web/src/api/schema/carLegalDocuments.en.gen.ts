// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "carLegalDocuments",
  database: "main",
  resource: "cars-management",
  one: "Legal document",
  many: "Legal documents",
  title: ["documentType"],
  fields: [
    {"name":"carsCollection","label":"Vehicle","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"documentType","label":"Document type","kind":"enum","required":true,"words":[{"value":"registration_card","label":"Registration card"},{"value":"insurance","label":"Insurance"},{"value":"road_tax","label":"Road tax sticker"},{"value":"technical_inspection","label":"Technical inspection"}]},
    {"name":"fileId","label":"Copy","kind":"file","bucket":"legal-documents"},
    {"name":"year","label":"Year","kind":"int","least":1950,"most":2200},
    {"name":"issuedOn","label":"Issued on","kind":"date"},
    {"name":"validUntil","label":"Valid until","kind":"date","notBefore":"issuedOn"},
    {"name":"policyNumber","label":"Policy number","kind":"text","printed":true,"max":255},
    {"name":"provider","label":"Provider","kind":"text","printed":true,"suggestedBy":"carLegalDocuments","max":255},
    {"name":"cost","label":"Cost (MAD)","kind":"dec","least":0,"most":10000000},
    {"name":"status","label":"Validity","kind":"enum","computed":true,"words":[{"value":"upcoming","label":"Upcoming","tone":"info"},{"value":"valid","label":"Valid","tone":"good"},{"value":"expiring_soon","label":"Expiring soon","tone":"warn"},{"value":"expired","label":"Expired","tone":"bad"},{"value":"unknown","label":"Unknown","tone":"quiet"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
