// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "candidateFiles",
  database: "main",
  resource: "recruitment-system",
  one: "وثيقة ملف الترشيح",
  many: "وثائق ملف الترشيح",
  title: [],
  fields: [
    {"name":"candidateId","label":"المترشح(ة)","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"examDocumentId","label":"الوثيقة المطلوبة","kind":"ref","required":true,"to":"examDocuments","expands":"examDocument"},
    {"name":"fileId","label":"الملف","kind":"file","computed":true,"bucket":"applications"},
    {"name":"facts","label":"ما وُجد في الملف","kind":"json","computed":true},
    {"name":"replacedAt","label":"تاريخ الاستبدال","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
