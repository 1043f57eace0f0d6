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
    {"name":"subjectCollection","label":"Nature du document","kind":"text","required":true,"max":255},
    {"name":"subjectId","label":"Document","kind":"text","required":true,"max":255},
    {"name":"signerId","label":"Signataire","kind":"ref","required":true,"to":"users","expands":"signer"},
    {"name":"signerName","label":"Nom du signataire","kind":"text","max":255},
    {"name":"purpose","label":"Objet","kind":"text","required":true,"max":255},
    {"name":"contentHash","label":"Empreinte","kind":"text","required":true,"max":255},
    {"name":"signature","label":"Sceau","kind":"text","required":true,"max":255},
    {"name":"keyId","label":"Clé du sceau","kind":"text","required":true,"max":255},
    {"name":"signedAt","label":"Signé le","kind":"instant","required":true},
    {"name":"method","label":"Moyen","kind":"enum","required":true,"words":[{"value":"password","label":"Mot de passe"},{"value":"mfa","label":"Mot de passe et second facteur"},{"value":"provider","label":"Fournisseur d’identité"}]},
    {"name":"batchId","label":"Lot","kind":"text","required":true,"max":255},
    {"name":"shown","label":"Ce qui a été présenté","kind":"json","required":true},
    {"name":"drawing","label":"Signature manuscrite","kind":"text","max":255},
    {"name":"onBehalfOfId","label":"Au nom de","kind":"ref","to":"employees","expands":"onBehalfOf"},
  ],
  flow: null,
  referencedBy: [{"collection":"approvals","field":"signatureId"}],
} satisfies CollectionMeta
