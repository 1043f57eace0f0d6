// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examCorrigenda",
  database: "main",
  resource: "recruitment-system",
  one: "استدراك",
  many: "الاستدراكات",
  title: ["number"],
  fields: [
    {"name":"recruitmentId","label":"المباراة","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"number","label":"الرقم","kind":"int","computed":true},
    {"name":"changes","label":"التغييرات","kind":"json","computed":true},
    {"name":"reason","label":"السبب","kind":"long","required":true,"printed":true,"max":5000},
    {"name":"reasonAr","label":"السبب بالعربية","kind":"long","printed":true,"max":5000},
    {"name":"decisionRef","label":"مرجع القرار","kind":"text","printed":true,"max":100},
    {"name":"decisionDate","label":"تاريخ القرار","kind":"date"},
    {"name":"docId","label":"معرف الوثيقة","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"الاستدراك","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"publishedAt","label":"تاريخ النشر","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
