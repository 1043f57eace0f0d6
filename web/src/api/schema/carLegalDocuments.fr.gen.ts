// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "carLegalDocuments",
  database: "main",
  resource: "cars-management",
  one: "Document légal",
  many: "Documents légaux",
  title: ["documentType"],
  fields: [
    {"name":"carsCollection","label":"Véhicule","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"documentType","label":"Type de document","kind":"enum","required":true,"words":[{"value":"registration_card","label":"Carte grise"},{"value":"insurance","label":"Assurance"},{"value":"road_tax","label":"Vignette (TSAVA)"},{"value":"technical_inspection","label":"Visite technique"}]},
    {"name":"fileId","label":"Copie","kind":"file","bucket":"legal-documents"},
    {"name":"year","label":"Année","kind":"int","least":1950,"most":2200},
    {"name":"issuedOn","label":"Délivré le","kind":"date"},
    {"name":"validUntil","label":"Valable jusqu’au","kind":"date","notBefore":"issuedOn"},
    {"name":"policyNumber","label":"N° du document","kind":"text","printed":true,"max":255},
    {"name":"provider","label":"Organisme","kind":"text","printed":true,"suggestedBy":"carLegalDocuments","max":255},
    {"name":"cost","label":"Montant (MAD)","kind":"dec","least":0,"most":10000000},
    {"name":"status","label":"Validité","kind":"enum","computed":true,"words":[{"value":"upcoming","label":"À venir","tone":"info"},{"value":"valid","label":"Valide","tone":"good"},{"value":"expiring_soon","label":"Expire bientôt","tone":"warn"},{"value":"expired","label":"Expirée","tone":"bad"},{"value":"unknown","label":"Inconnu","tone":"quiet"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
