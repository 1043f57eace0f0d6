// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "candidateFiles",
  database: "main",
  resource: "recruitment-system",
  one: "Document of the file",
  many: "Documents of the file",
  title: [],
  fields: [
    {"name":"candidateId","label":"Candidate","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"examDocumentId","label":"Document required","kind":"ref","required":true,"to":"examDocuments","expands":"examDocument"},
    {"name":"fileId","label":"File","kind":"file","computed":true,"bucket":"applications"},
    {"name":"facts","label":"What was found in it","kind":"json","computed":true},
    {"name":"replacedAt","label":"Replaced at","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
