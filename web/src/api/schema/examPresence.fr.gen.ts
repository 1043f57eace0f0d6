// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examPresence",
  database: "main",
  resource: "recruitment-system",
  one: "Présence",
  many: "Présences",
  title: [],
  fields: [
    {"name":"examTestId","label":"Épreuve","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"candidateId","label":"Candidat(e)","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"present","label":"Présent(e)","kind":"bool","default":false},
    {"name":"at","label":"Heure","kind":"instant","computed":true},
    {"name":"byId","label":"Constatée par","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"closedAt","label":"Close le","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
