// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "calculationSheets",
  database: "main",
  resource: "recruitment-system",
  one: "Calculation sheet",
  many: "Calculation sheets",
  title: [],
  fields: [
    {"name":"runId","label":"Ranking","kind":"ref","required":true,"to":"rankingRuns","expands":"run"},
    {"name":"candidateId","label":"Candidate","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"sheet","label":"Calculation","kind":"json","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
