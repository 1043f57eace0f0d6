// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "authenticDocuments",
  database: "main",
  resource: "authenticDocuments",
  one: "Document authentique",
  many: "Documents authentiques",
  fields: [
    {"name":"docId","label":"Code du document","kind":"text","required":true,"unique":true,"max":255},
    {"name":"kind","label":"Nature","kind":"text","required":true,"max":255},
    {"name":"refNumber","label":"Référence","kind":"text","max":255},
    {"name":"year","label":"Année","kind":"int"},
    {"name":"num","label":"Numéro","kind":"int"},
    {"name":"subjectCollection","label":"Registre de l'objet","kind":"text","max":255},
    {"name":"subjectId","label":"Objet","kind":"text","max":255},
    {"name":"issuedOn","label":"Délivré le","kind":"date","required":true},
    {"name":"issuedById","label":"Délivré par","kind":"ref","to":"employees","expands":"issuedBy"},
    {"name":"record","label":"Contenu","kind":"json"},
    {"name":"contentHash","label":"Empreinte du contenu","kind":"text","required":true,"max":255},
    {"name":"seal","label":"Sceau numérique","kind":"text","required":true,"max":255},
    {"name":"keyId","label":"Clé du sceau","kind":"text","required":true,"max":255},
    {"name":"templateId","label":"Modèle","kind":"text","max":255},
    {"name":"templateVersion","label":"Version du modèle","kind":"int"},
    {"name":"fileId","label":"Fichier","kind":"file","bucket":"downloadable-documents"},
    {"name":"state","label":"État","kind":"enum","words":[{"value":"valid","label":"Valable"},{"value":"cancelled","label":"Annulé"},{"value":"replaced","label":"Remplacé"}]},
    {"name":"cancelReason","label":"Motif d'annulation","kind":"long","max":5000},
    {"name":"replacedById","label":"Remplacé par","kind":"ref","to":"authenticDocuments","expands":"replacedBy"},
  ],
  flow: null,
} satisfies CollectionMeta
