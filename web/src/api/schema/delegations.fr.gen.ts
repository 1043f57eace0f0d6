// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "delegations",
  database: "main",
  resource: "organisation-management",
  one: "Délégation",
  many: "Délégations",
  title: [],
  fields: [
    {"name":"headEmployeeId","label":"Délégant","kind":"ref","required":true,"to":"employees","expands":"headEmployee"},
    {"name":"delegateId","label":"Délégataire","kind":"ref","required":true,"to":"employees","expands":"delegate"},
    {"name":"kind","label":"Nature","kind":"enum","words":[{"value":"delegation","label":"Délégation"},{"value":"substitution","label":"Intérim"}]},
    {"name":"from","label":"Du","kind":"date","required":true},
    {"name":"to","label":"Au","kind":"date","required":true,"notBefore":"from"},
    {"name":"scope","label":"Domaines (vide : tous)","kind":"list","of":"text"},
    {"name":"decisionRef","label":"Référence de la décision","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
