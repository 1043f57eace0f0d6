// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examDocuments",
  database: "main",
  resource: "recruitment-system",
  one: "Required document",
  many: "Required documents",
  title: ["labelFr","labelAr"],
  fields: [
    {"name":"recruitmentId","label":"Exam","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"code","label":"Code","kind":"text","max":32},
    {"name":"labelFr","label":"Document in French","kind":"text","required":true,"printed":true,"max":200},
    {"name":"labelAr","label":"Document in Arabic","kind":"text","required":true,"printed":true,"max":200},
    {"name":"condition","label":"Asked of","kind":"enum","required":true,"default":"all","words":[{"value":"all","label":"All candidates"},{"value":"in_service","label":"In public service"},{"value":"reserved","label":"Reserved posts"}]},
    {"name":"ground","label":"Ground that it proves","kind":"enum","words":[{"value":"none","label":"None"},{"value":"resistant","label":"Resistants, wards of the nation, ex-servicemen"},{"value":"disability","label":"Person with disability"}]},
    {"name":"kind","label":"Kind of file","kind":"enum","required":true,"default":"pdf","words":[{"value":"pdf","label":"PDF file"},{"value":"image","label":"Image"}]},
    {"name":"maxMegabytes","label":"Greatest size (MB)","kind":"int","least":1,"most":5},
  ],
  flow: null,
  referencedBy: [{"collection":"candidateFiles","field":"examDocumentId"}],
} satisfies CollectionMeta
