// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "appeals",
  database: "main",
  resource: "recruitment-system",
  one: "Recours",
  many: "Recours",
  title: ["about"],
  fields: [
    {"name":"candidateId","label":"Candidat(e)","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"recruitmentId","label":"Concours","kind":"ref","computed":true,"to":"recruitments","expands":"recruitment"},
    {"name":"about","label":"Objet du recours","kind":"enum","required":true,"words":[{"value":"elimination","label":"Élimination"},{"value":"mark","label":"Note"},{"value":"ranking","label":"Classement"}]},
    {"name":"examTestId","label":"Épreuve","kind":"ref","to":"examTests","expands":"examTest"},
    {"name":"text","label":"Texte du recours","kind":"long","required":true,"printed":true,"max":5000},
    {"name":"filedAt","label":"Déposé le","kind":"instant","computed":true},
    {"name":"state","label":"État","kind":"enum","computed":true,"default":"filed","words":[{"value":"filed","label":"Déposé","tone":"info"},{"value":"accepted","label":"Accepté","tone":"good"},{"value":"refused","label":"Refusé","tone":"bad"}]},
    {"name":"decision","label":"Décision motivée","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"decidedById","label":"Décidé par","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Décidé le","kind":"instant","computed":true},
    {"name":"firstDecidedByIds","label":"Premiers décideurs","kind":"list","of":"ref","computed":true,"to":"users"},
    {"name":"entryId","label":"Nouvelle note","kind":"ref","computed":true,"to":"gradeEntries"},
    {"name":"carriedOutAt","label":"Exécuté le","kind":"instant","computed":true},
    {"name":"decisionRef","label":"Décision créant un poste","kind":"text","computed":true,"printed":true,"max":100},
    {"name":"carriedOutRunId","label":"Classement après exécution","kind":"ref","computed":true,"to":"rankingRuns","expands":"carriedOutRun"},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"appealId"}],
} satisfies CollectionMeta
