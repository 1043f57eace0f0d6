// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "signatures",
  database: "main",
  resource: "rh-managements",
  one: "Signature",
  many: "Signatures",
  title: ["purpose"],
  fields: [
    {"name":"subjectCollection","label":"Collection of the document","kind":"text","required":true,"max":255},
    {"name":"subjectId","label":"Document","kind":"text","required":true,"max":255},
    {"name":"signerId","label":"Signer","kind":"ref","required":true,"to":"users","expands":"signer"},
    {"name":"signerName","label":"Name of the signer","kind":"text","max":255},
    {"name":"purpose","label":"Purpose","kind":"text","required":true,"max":255},
    {"name":"contentHash","label":"Content hash","kind":"text","required":true,"max":255},
    {"name":"signature","label":"Seal","kind":"text","required":true,"max":255},
    {"name":"keyId","label":"Key of the seal","kind":"text","required":true,"max":255},
    {"name":"signedAt","label":"Signed at","kind":"instant","required":true},
    {"name":"method","label":"Means","kind":"enum","required":true,"words":[{"value":"password","label":"Password"},{"value":"mfa","label":"Password and second factor"},{"value":"provider","label":"Identity provider"}]},
    {"name":"batchId","label":"Batch","kind":"text","required":true,"max":255},
    {"name":"shown","label":"What was shown","kind":"json","required":true},
    {"name":"drawing","label":"Drawn signature","kind":"text","max":255},
    {"name":"onBehalfOfId","label":"On behalf of","kind":"ref","to":"employees","expands":"onBehalfOf"},
  ],
  flow: null,
  referencedBy: [{"collection":"approvals","field":"signatureId"}],
} satisfies CollectionMeta
