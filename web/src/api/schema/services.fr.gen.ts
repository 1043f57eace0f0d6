// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "services",
  database: "main",
  resource: "organisation-management",
  one: "Service",
  many: "Services",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"description","label":"Description","kind":"text","max":255},
    {"name":"responsible","label":"Responsable","kind":"ref","to":"employees","expands":"responsibleDoc"},
    {"name":"divisionId","label":"Division","kind":"ref","to":"divisions","expands":"division"},
    {"name":"bureauCount","label":"Nombre de bureaux","kind":"int","computed":true},
    {"name":"leastPresent","label":"Présence minimale (%)","kind":"int","least":0,"most":100},
    {"name":"aliases","label":"Autres noms dans les fichiers","kind":"list","of":"text"},
    {"name":"itemCount","label":"Nombre de biens","kind":"int","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"services.merge","label":"Fusionner","done":"Unité fusionnée","title":"Cette unité en est une autre","text":"Tout ce qui la nomme (personnel, affectations, rapports, pointeuses) nommera l’autre, qui gardera ses noms pour les fichiers à venir. L’unité fusionnée disparaît.","destructive":true},
  ],
  referencedBy: [{"collection":"bureaux","field":"serviceId"},{"collection":"workSchedules","field":"serviceId"},{"collection":"posts","field":"serviceId"},{"collection":"assignments","field":"serviceId"},{"collection":"employees","field":"serviceId"},{"collection":"warnings","field":"serviceId"},{"collection":"absences","field":"serviceId"},{"collection":"pointages","field":"serviceId"},{"collection":"pointageCorrections","field":"serviceId"},{"collection":"exitPermissions","field":"serviceId"},{"collection":"duties","field":"serviceId"},{"collection":"missions","field":"serviceId"},{"collection":"cars","field":"serviceId"},{"collection":"carAssignments","field":"serviceId"},{"collection":"inventoryItems","field":"serviceId"},{"collection":"leaveRequests","field":"serviceId"}],
} satisfies CollectionMeta
