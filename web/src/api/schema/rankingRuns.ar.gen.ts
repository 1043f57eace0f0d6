// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "rankingRuns",
  database: "main",
  resource: "recruitment-system",
  one: "ترتيب",
  many: "الترتيبات",
  title: ["at"],
  fields: [
    {"name":"recruitmentId","label":"المباراة","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"at","label":"تاريخ الاحتساب","kind":"instant","computed":true},
    {"name":"byId","label":"احتسبه","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"rule","label":"القاعدة","kind":"json","computed":true},
    {"name":"inputsHash","label":"بصمة المعطيات","kind":"text","computed":true,"max":64},
    {"name":"state","label":"الحالة","kind":"enum","computed":true,"default":"computing","words":[{"value":"computing","label":"قيد الاحتساب","tone":"info"},{"value":"shown","label":"معتمد","tone":"good"},{"value":"replaced","label":"تم تعويضه","tone":"quiet"}]},
    {"name":"candidates","label":"عدد المترشحين","kind":"int","computed":true},
    {"name":"reason","label":"السبب","kind":"long","computed":true,"max":5000},
  ],
  flow: null,
  referencedBy: [{"collection":"recruitments","field":"currentRunId"},{"collection":"candidates","field":"runId"},{"collection":"calculationSheets","field":"runId"},{"collection":"appeals","field":"carriedOutRunId"}],
} satisfies CollectionMeta
