// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "authenticDocuments",
  database: "main",
  resource: "authenticDocuments",
  one: "Authentic document",
  many: "Authentic documents",
  fields: [
    {"name":"docId","label":"Document code","kind":"text","required":true,"unique":true,"max":255},
    {"name":"kind","label":"Kind","kind":"text","required":true,"max":255},
    {"name":"refNumber","label":"Reference","kind":"text","max":255},
    {"name":"year","label":"Year","kind":"int"},
    {"name":"num","label":"Number","kind":"int"},
    {"name":"subjectCollection","label":"Register of the subject","kind":"text","max":255},
    {"name":"subjectId","label":"Subject","kind":"text","max":255},
    {"name":"issuedOn","label":"Issued on","kind":"date","required":true},
    {"name":"issuedById","label":"Issued by","kind":"ref","to":"employees","expands":"issuedBy"},
    {"name":"record","label":"Record","kind":"json"},
    {"name":"contentHash","label":"Content hash","kind":"text","required":true,"max":255},
    {"name":"seal","label":"Seal","kind":"text","required":true,"max":255},
    {"name":"keyId","label":"Seal key","kind":"text","required":true,"max":255},
    {"name":"templateId","label":"Template","kind":"text","max":255},
    {"name":"templateVersion","label":"Template version","kind":"int"},
    {"name":"fileId","label":"File","kind":"file","bucket":"downloadable-documents"},
    {"name":"state","label":"State","kind":"enum","words":[{"value":"valid","label":"Valid"},{"value":"cancelled","label":"Cancelled"},{"value":"replaced","label":"Replaced"}]},
    {"name":"cancelReason","label":"Reason for cancellation","kind":"long","max":5000},
    {"name":"replacedById","label":"Replaced by","kind":"ref","to":"authenticDocuments","expands":"replacedBy"},
  ],
  flow: null,
} satisfies CollectionMeta
