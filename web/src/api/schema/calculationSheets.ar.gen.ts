// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "calculationSheets",
  database: "main",
  resource: "recruitment-system",
  one: "بطاقة الاحتساب",
  many: "بطاقات الاحتساب",
  title: [],
  fields: [
    {"name":"runId","label":"الترتيب","kind":"ref","required":true,"to":"rankingRuns","expands":"run"},
    {"name":"candidateId","label":"المترشح(ة)","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"sheet","label":"الاحتساب","kind":"json","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
