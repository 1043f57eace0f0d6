// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examLists",
  database: "main",
  resource: "recruitment-system",
  one: "List",
  many: "Lists",
  title: ["kind"],
  fields: [
    {"name":"recruitmentId","label":"Exam","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"kind","label":"Kind of list","kind":"enum","required":true,"words":[{"value":"provisional","label":"Provisional list"},{"value":"definitive","label":"Definitive list"},{"value":"written","label":"Written results"},{"value":"oral","label":"Oral results"},{"value":"final","label":"Final results"},{"value":"waiting","label":"Waiting list"}]},
    {"name":"docId","label":"Document id","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"List","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"publishedAt","label":"Published at","kind":"instant","computed":true},
    {"name":"appealsUntil","label":"Appeals until","kind":"instant","computed":true},
    {"name":"entries","label":"Entries","kind":"json","computed":true},
    {"name":"part","label":"Part","kind":"int","computed":true},
    {"name":"parts","label":"Number of parts","kind":"int","computed":true},
    {"name":"wholeDigest","label":"Digest of the whole list","kind":"text","computed":true,"max":64},
    {"name":"withoutSecondLook","label":"Reason for no second look","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"revisions","label":"Revisions","kind":"json","computed":true},
    {"name":"replacedById","label":"Replaced by","kind":"ref","computed":true,"to":"examLists","expands":"replacedBy"},
  ],
  flow: null,
  referencedBy: [{"collection":"examLists","field":"replacedById"}],
} satisfies CollectionMeta
