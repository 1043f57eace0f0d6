// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examCorrigenda",
  database: "main",
  resource: "recruitment-system",
  one: "Rectificatif",
  many: "Rectificatifs",
  title: ["number"],
  fields: [
    {"name":"recruitmentId","label":"Concours","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"number","label":"Numéro","kind":"int","computed":true},
    {"name":"changes","label":"Modifications","kind":"json","computed":true},
    {"name":"reason","label":"Motif","kind":"long","required":true,"printed":true,"max":5000},
    {"name":"reasonAr","label":"Motif en arabe","kind":"long","printed":true,"max":5000},
    {"name":"decisionRef","label":"Décision n°","kind":"text","printed":true,"max":100},
    {"name":"decisionDate","label":"Décision du","kind":"date"},
    {"name":"docId","label":"Identifiant du document","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"Rectificatif","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"publishedAt","label":"Publié le","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
