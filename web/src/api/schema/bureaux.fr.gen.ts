// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "bureaux",
  database: "main",
  resource: "organisation-management",
  one: "Bureau",
  many: "Bureaux",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"headId","label":"Chef de bureau","kind":"ref","to":"employees","expands":"head"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"annexeId","label":"Annexe administrative","kind":"ref","to":"annexes","expands":"annexe"},
    {"name":"buildingId","label":"Bâtiment","kind":"ref","to":"buildings","expands":"building"},
    {"name":"locationId","label":"Emplacement","kind":"ref","to":"locations","expands":"location"},
    {"name":"floor","label":"Étage","kind":"text","max":255},
    {"name":"leastPresent","label":"Présence minimale (%)","kind":"int","least":0,"most":100},
    {"name":"aliases","label":"Autres noms dans les fichiers","kind":"list","of":"text"},
    {"name":"itemCount","label":"Nombre de biens","kind":"int","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"bureaux.merge","label":"Fusionner","done":"Unité fusionnée","title":"Cette unité en est une autre","text":"Tout ce qui la nomme (personnel, affectations, rapports, pointeuses) nommera l’autre, qui gardera ses noms pour les fichiers à venir. L’unité fusionnée disparaît.","destructive":true},
    {"act":"inventoryItems.printSheet","label":"Imprimer la fiche d’inventaire","done":"Document délivré","title":"Fiche d’inventaire du bureau","text":"Le document reçoit un numéro et un code QR. Il n’est plus modifiable : on l’annule ou on le remplace.","by":"bureauId"},
  ],
  referencedBy: [{"collection":"workSchedules","field":"bureauId"},{"collection":"posts","field":"bureauId"},{"collection":"assignments","field":"bureauId"},{"collection":"employees","field":"bureauId"},{"collection":"warnings","field":"bureauId"},{"collection":"absences","field":"bureauId"},{"collection":"pointages","field":"bureauId"},{"collection":"pointageCorrections","field":"bureauId"},{"collection":"exitPermissions","field":"bureauId"},{"collection":"duties","field":"bureauId"},{"collection":"missions","field":"bureau"},{"collection":"inventoryItems","field":"bureauId"},{"collection":"inventoryMovements","field":"fromBureauId"},{"collection":"inventoryMovements","field":"toBureauId"},{"collection":"inventoryCampaigns","field":"bureauIds"},{"collection":"inventoryExpected","field":"bureauId"},{"collection":"inventoryScans","field":"bureauId"},{"collection":"inventoryDifferences","field":"bureauId"},{"collection":"inventoryDifferences","field":"seenInBureauId"},{"collection":"leaveRequests","field":"bureauId"}],
  labelled: true,
} satisfies CollectionMeta
