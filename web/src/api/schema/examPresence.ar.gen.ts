// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examPresence",
  database: "main",
  resource: "recruitment-system",
  one: "حضور",
  many: "الحضور",
  title: [],
  fields: [
    {"name":"examTestId","label":"الاختبار","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"candidateId","label":"المترشح(ة)","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"present","label":"حاضر(ة)","kind":"bool","default":false},
    {"name":"at","label":"الساعة","kind":"instant","computed":true},
    {"name":"byId","label":"سجلها","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"closedAt","label":"تاريخ الإقفال","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
