// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "annexes",
  database: "main",
  resource: "annexes",
  one: "Annexe administrative",
  many: "Annexes administratives",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"address","label":"Adresse","kind":"text","max":255},
    {"name":"phone","label":"Téléphone","kind":"text","max":255,"form":"phone","pattern":"^[\\s.\\-/()]*(0[\\s.\\-/()]*[5-8]([\\s.\\-/()]*[0-9]){8}|(\\+|0[\\s.\\-/()]*0)[\\s.\\-/()]*2[\\s.\\-/()]*1[\\s.\\-/()]*2([\\s.\\-/()]*[0-9]){9,10})[\\s.\\-/()]*$"},
    {"name":"headId","label":"Chef d’annexe","kind":"ref","to":"employees","expands":"head"},
    {"name":"code","label":"Code","kind":"text","unique":true,"max":255},
    {"name":"leastPresent","label":"Présence minimale (%)","kind":"int","least":0,"most":100},
    {"name":"isRural","label":"En milieu rural","kind":"bool","default":false},
    {"name":"aliases","label":"Autres noms dans les fichiers","kind":"list","of":"text"},
  ],
  flow: null,
  acts: [
    {"act":"annexes.merge","label":"Fusionner","done":"Unité fusionnée","title":"Cette unité en est une autre","text":"Tout ce qui la nomme (personnel, affectations, rapports, pointeuses) nommera l’autre, qui gardera ses noms pour les fichiers à venir. L’unité fusionnée disparaît.","destructive":true},
  ],
  referencedBy: [{"collection":"bureaux","field":"annexeId"},{"collection":"workSchedules","field":"annexeId"},{"collection":"posts","field":"annexeId"},{"collection":"assignments","field":"annexeId"},{"collection":"employees","field":"annexe"},{"collection":"warnings","field":"annexeId"},{"collection":"absences","field":"annexeId"},{"collection":"annexeReports","field":"annexe"},{"collection":"devices","field":"annexeId"},{"collection":"punches","field":"annexeId"},{"collection":"pointages","field":"annexe"},{"collection":"pointageCorrections","field":"annexeId"},{"collection":"dayClosings","field":"annexe"},{"collection":"dailyAttendance","field":"annexe"},{"collection":"exitPermissions","field":"annexeId"},{"collection":"duties","field":"annexeId"},{"collection":"missions","field":"annexeId"},{"collection":"leaveRequests","field":"annexeId"}],
} satisfies CollectionMeta
