// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryCampaigns",
  database: "main",
  resource: "inventory-dashboard",
  one: "Récolement",
  many: "Récolements",
  title: ["name"],
  fields: [
    {"name":"name","label":"Nom du récolement","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"state","label":"État","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"Brouillon","tone":"quiet"},{"value":"open","label":"Ouverte","tone":"good"},{"value":"closing","label":"En clôture","tone":"warn"},{"value":"closed","label":"Clôturée","tone":"quiet"},{"value":"cancelled","label":"Annulée","tone":"quiet"}]},
    {"name":"bureauIds","label":"Bureaux","kind":"list","of":"ref","required":true,"to":"bureaux","expands":"bureaux"},
    {"name":"memberIds","label":"Agents recenseurs","kind":"list","of":"ref","required":true,"to":"users","expands":"members"},
    {"name":"openedAt","label":"Ouverte le","kind":"instant","computed":true},
    {"name":"closedAt","label":"Clôturée le","kind":"instant","computed":true},
    {"name":"closedById","label":"Clôturée par","kind":"ref","computed":true,"to":"users","expands":"closedBy"},
    {"name":"counts","label":"Résultats","kind":"json","computed":true},
    {"name":"docId","label":"Identifiant du procès-verbal","kind":"text","computed":true,"max":255},
    {"name":"documentId","label":"Procès-verbal","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"sampleOfId","label":"Échantillon de","kind":"ref","computed":true,"to":"inventoryCampaigns","expands":"sampleOf"},
  ],
  flow: null,
  referencedBy: [{"collection":"inventoryMovements","field":"campaignId"},{"collection":"inventoryCampaigns","field":"sampleOfId"},{"collection":"inventoryExpected","field":"campaignId"},{"collection":"inventoryScans","field":"campaignId"},{"collection":"inventoryDifferences","field":"campaignId"}],
} satisfies CollectionMeta
