// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "candidateFiles",
  database: "main",
  resource: "recruitment-system",
  one: "Pièce du dossier",
  many: "Pièces du dossier",
  title: [],
  fields: [
    {"name":"candidateId","label":"Candidat(e)","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"examDocumentId","label":"Pièce demandée","kind":"ref","required":true,"to":"examDocuments","expands":"examDocument"},
    {"name":"fileId","label":"Fichier","kind":"file","computed":true,"bucket":"applications"},
    {"name":"facts","label":"Constats sur le fichier","kind":"json","computed":true},
    {"name":"replacedAt","label":"Remplacée le","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
