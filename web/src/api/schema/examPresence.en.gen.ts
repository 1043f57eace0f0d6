// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examPresence",
  database: "main",
  resource: "recruitment-system",
  one: "Presence",
  many: "Presence",
  title: [],
  fields: [
    {"name":"examTestId","label":"Test","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"candidateId","label":"Candidate","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"present","label":"Present","kind":"bool","default":false},
    {"name":"at","label":"Time","kind":"instant","computed":true},
    {"name":"byId","label":"Recorded by","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"closedAt","label":"Closed at","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
