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
    {"name":"cancelReason","label":"Motif de l’annulation","kind":"long","computed":true,"max":5000},
    {"name":"docId","label":"Identifiant du procès-verbal","kind":"text","computed":true,"max":255},
    {"name":"documentId","label":"Procès-verbal","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"sampleOfId","label":"Échantillon de","kind":"ref","computed":true,"to":"inventoryCampaigns","expands":"sampleOf"},
  ],
  flow: null,
  acts: [
    {"act":"inventoryCampaigns.open","label":"Ouvrir le récolement","done":"Récolement ouvert","title":"Ouvrir le récolement","text":"La liste des biens attendus dans ses bureaux est figée ; les bureaux ne changent plus."},
    {"act":"inventoryCampaigns.count","label":"Relever les écarts","done":"Écarts relevés","title":"Relever les écarts","text":"Les écarts sont relevés d’après les scans arrivés. Un scan qui arrive ensuite rouvre le récolement."},
    {"act":"inventoryCampaigns.close","label":"Clôturer le récolement","done":"Récolement clôturé","title":"Clôturer le récolement","text":"Ce qui a été décidé des écarts est exécuté, et rien du récolement ne change plus."},
    {"act":"inventoryCampaigns.sample","label":"Recompter un échantillon","done":"Récolement de l’échantillon ouvert","title":"Recompter un échantillon","text":"Un second récolement est ouvert sur des biens tirés au sort."},
    {"act":"inventoryCampaigns.cancel","label":"Annuler le récolement","done":"Récolement annulé","title":"Annuler le récolement","text":"Les scans restent au dossier avec le motif ; rien ne change à l’inventaire.","destructive":true,"inputs":[{"name":"reason","field":"cancelReason","required":true}]},
    {"act":"inventoryCampaigns.print","label":"Imprimer le procès-verbal","done":"Document délivré","title":"Procès-verbal d’inventaire","text":"Le document reçoit un numéro et un code QR. Il n’est plus modifiable : on l’annule ou on le remplace."},
    {"act":"inventoryScans.send","label":"Envoyer les scans","done":"Scans envoyés","by":"campaignId"},
  ],
  referencedBy: [{"collection":"inventoryMovements","field":"campaignId"},{"collection":"inventoryCampaigns","field":"sampleOfId"},{"collection":"inventoryExpected","field":"campaignId"},{"collection":"inventoryScans","field":"campaignId"},{"collection":"inventoryDifferences","field":"campaignId"}],
} satisfies CollectionMeta
