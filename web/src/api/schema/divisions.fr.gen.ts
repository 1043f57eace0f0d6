// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "divisions",
  database: "main",
  resource: "organisation-management",
  one: "Division",
  many: "Divisions",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"headId","label":"Chef de division","kind":"ref","to":"employees","expands":"head"},
    {"name":"directionId","label":"Direction","kind":"ref","to":"directions","expands":"direction"},
    {"name":"aliases","label":"Autres noms dans les fichiers","kind":"list","of":"text"},
  ],
  flow: null,
  acts: [
    {"act":"divisions.merge","label":"Fusionner","done":"Unité fusionnée","title":"Cette unité en est une autre","text":"Tout ce qui la nomme (personnel, affectations, rapports, pointeuses) nommera l’autre, qui gardera ses noms pour les fichiers à venir. L’unité fusionnée disparaît.","destructive":true},
  ],
  referencedBy: [{"collection":"services","field":"divisionId"},{"collection":"workSchedules","field":"divisionId"}],
} satisfies CollectionMeta
