// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "rankingRuns",
  database: "main",
  resource: "recruitment-system",
  one: "Classement",
  many: "Classements",
  title: ["at"],
  fields: [
    {"name":"recruitmentId","label":"Concours","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"at","label":"Calculé le","kind":"instant","computed":true},
    {"name":"byId","label":"Calculé par","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"rule","label":"Règle","kind":"json","computed":true},
    {"name":"inputsHash","label":"Empreinte des données","kind":"text","computed":true,"max":64},
    {"name":"state","label":"État","kind":"enum","computed":true,"default":"computing","words":[{"value":"computing","label":"En calcul","tone":"info"},{"value":"shown","label":"En vigueur","tone":"good"},{"value":"replaced","label":"Remplacé","tone":"quiet"}]},
    {"name":"candidates","label":"Candidats","kind":"int","computed":true},
    {"name":"reason","label":"Motif","kind":"long","computed":true,"max":5000},
  ],
  flow: null,
  referencedBy: [{"collection":"recruitments","field":"currentRunId"},{"collection":"candidates","field":"runId"},{"collection":"calculationSheets","field":"runId"},{"collection":"appeals","field":"carriedOutRunId"}],
} satisfies CollectionMeta
