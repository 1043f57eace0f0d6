// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "committees",
  database: "main",
  resource: "recruitment-system",
  one: "Commission du concours",
  many: "Commissions du concours",
  title: ["typeFr","typeAr"],
  fields: [
    {"name":"recruitmentId","label":"Concours","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"typeAr","label":"Commission en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"typeFr","label":"Commission","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"kind","label":"Type de commission","kind":"enum","default":"other","words":[{"value":"supervision","label":"Commission de surveillance"},{"value":"selection","label":"Commission de sélection"},{"value":"written","label":"Commission de correction"},{"value":"oral","label":"Commission de l’oral"},{"value":"appeals","label":"Commission des recours"},{"value":"other","label":"Autre commission"}]},
    {"name":"positionIds","label":"Catégories","kind":"list","of":"ref","to":"positions"},
    {"name":"scope","label":"Portée","kind":"enum","default":"several","words":[{"value":"single","label":"Une catégorie"},{"value":"several","label":"Plusieurs catégories"}]},
    {"name":"decisionRef","label":"Réf. de la décision de nomination","kind":"text","required":true,"max":100},
    {"name":"decisionSignedOn","label":"Décision signée le","kind":"date","required":true},
  ],
  flow: null,
  referencedBy: [{"collection":"committeeMembers","field":"committeeId"},{"collection":"gradeEntries","field":"committeeId"}],
} satisfies CollectionMeta
