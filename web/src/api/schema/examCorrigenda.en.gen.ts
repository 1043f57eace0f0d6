// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examCorrigenda",
  database: "main",
  resource: "recruitment-system",
  one: "Corrigendum",
  many: "Corrigenda",
  title: ["number"],
  fields: [
    {"name":"recruitmentId","label":"Exam","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"number","label":"Number","kind":"int","computed":true},
    {"name":"changes","label":"Changes","kind":"json","computed":true},
    {"name":"reason","label":"Reason","kind":"long","required":true,"printed":true,"max":5000},
    {"name":"reasonAr","label":"Reason in Arabic","kind":"long","printed":true,"max":5000},
    {"name":"decisionRef","label":"Decision","kind":"text","printed":true,"max":100},
    {"name":"decisionDate","label":"Decided on","kind":"date"},
    {"name":"docId","label":"Document id","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"Corrigendum","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"publishedAt","label":"Published at","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
