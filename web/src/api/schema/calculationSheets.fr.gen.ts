// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "calculationSheets",
  database: "main",
  resource: "recruitment-system",
  one: "Feuille de calcul",
  many: "Feuilles de calcul",
  title: [],
  fields: [
    {"name":"runId","label":"Classement","kind":"ref","required":true,"to":"rankingRuns","expands":"run"},
    {"name":"candidateId","label":"Candidat(e)","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"sheet","label":"Calcul","kind":"json","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
