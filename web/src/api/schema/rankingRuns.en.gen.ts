// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "rankingRuns",
  database: "main",
  resource: "recruitment-system",
  one: "Ranking",
  many: "Rankings",
  title: ["at"],
  fields: [
    {"name":"recruitmentId","label":"Exam","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"at","label":"Computed at","kind":"instant","computed":true},
    {"name":"byId","label":"Computed by","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"rule","label":"Rule","kind":"json","computed":true},
    {"name":"inputsHash","label":"Digest of the inputs","kind":"text","computed":true,"max":64},
    {"name":"state","label":"State","kind":"enum","computed":true,"default":"computing","words":[{"value":"computing","label":"Computing","tone":"info"},{"value":"shown","label":"In force","tone":"good"},{"value":"replaced","label":"Replaced","tone":"quiet"}]},
    {"name":"candidates","label":"Candidates","kind":"int","computed":true},
    {"name":"reason","label":"Reason","kind":"long","computed":true,"max":5000},
  ],
  flow: null,
  referencedBy: [{"collection":"recruitments","field":"currentRunId"},{"collection":"candidates","field":"runId"},{"collection":"calculationSheets","field":"runId"},{"collection":"appeals","field":"carriedOutRunId"}],
} satisfies CollectionMeta
