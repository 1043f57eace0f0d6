// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "committeeMembers",
  database: "main",
  resource: "recruitment-system",
  one: "Membre de la commission",
  many: "Membres de la commission",
  title: ["name"],
  fields: [
    {"name":"committeeId","label":"Commission","kind":"ref","required":true,"to":"committees","expands":"committee"},
    {"name":"name","label":"Nom","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","to":"employees","expands":"employee"},
    {"name":"jobTitle","label":"Cadre","kind":"text","printed":true,"max":200},
    {"name":"role","label":"Qualité","kind":"enum","required":true,"default":"member","words":[{"value":"president","label":"Président(e)"},{"value":"member","label":"Membre"},{"value":"rapporteur","label":"Rapporteur"}]},
    {"name":"userId","label":"Compte","kind":"ref","to":"users","expands":"user"},
    {"name":"isExternal","label":"Externe à la commune","kind":"bool","default":false},
    {"name":"until","label":"Jusqu’au","kind":"date"},
    {"name":"decisionRef","label":"Décision de changement","kind":"text","printed":true,"max":100},
    {"name":"seatedAt","label":"Siège depuis","kind":"instant","computed":true},
    {"name":"seatedById","label":"Siège saisi par","kind":"ref","computed":true,"to":"users","expands":"seatedBy"},
    {"name":"typistIds","label":"Sa feuille de notes est saisie par","kind":"list","of":"ref","to":"users"},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"markerId"},{"collection":"examCopies","field":"markerIds"},{"collection":"examLocks","field":"presidentId"},{"collection":"examLocks","field":"memberId"},{"collection":"examLocks","field":"signerIds"},{"collection":"appeals","field":"deciderId"},{"collection":"appeals","field":"executorId"}],
} satisfies CollectionMeta
