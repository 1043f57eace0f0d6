// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "appeals",
  database: "main",
  resource: "recruitment-system",
  one: "Appeal",
  many: "Appeals",
  title: ["about"],
  fields: [
    {"name":"candidateId","label":"Candidate","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"recruitmentId","label":"Exam","kind":"ref","computed":true,"to":"recruitments","expands":"recruitment"},
    {"name":"about","label":"About","kind":"enum","required":true,"words":[{"value":"elimination","label":"Elimination"},{"value":"mark","label":"Mark"},{"value":"ranking","label":"Ranking"}]},
    {"name":"examTestId","label":"Test","kind":"ref","to":"examTests","expands":"examTest"},
    {"name":"text","label":"Text of the appeal","kind":"long","required":true,"printed":true,"max":5000},
    {"name":"filedAt","label":"Filed at","kind":"instant","computed":true},
    {"name":"state","label":"State","kind":"enum","computed":true,"default":"filed","words":[{"value":"filed","label":"Filed","tone":"info"},{"value":"accepted","label":"Accepted","tone":"good"},{"value":"refused","label":"Refused","tone":"bad"}]},
    {"name":"decision","label":"Decision","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"decidedById","label":"Decided by","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Decided at","kind":"instant","computed":true},
    {"name":"firstDecidedByIds","label":"Decided first by","kind":"list","of":"ref","computed":true,"to":"users"},
    {"name":"entryId","label":"New mark","kind":"ref","computed":true,"to":"gradeEntries"},
    {"name":"carriedOutAt","label":"Carried out at","kind":"instant","computed":true},
    {"name":"decisionRef","label":"Decision of a post more","kind":"text","computed":true,"printed":true,"max":100},
    {"name":"carriedOutRunId","label":"Ranking after carrying out","kind":"ref","computed":true,"to":"rankingRuns","expands":"carriedOutRun"},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"appealId"}],
} satisfies CollectionMeta
