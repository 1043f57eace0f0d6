// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "delegations",
  database: "main",
  resource: "organisation-management",
  one: "Delegation",
  many: "Delegations",
  title: [],
  fields: [
    {"name":"headEmployeeId","label":"Head","kind":"ref","required":true,"to":"employees","expands":"headEmployee"},
    {"name":"delegateId","label":"Delegate","kind":"ref","required":true,"to":"employees","expands":"delegate"},
    {"name":"kind","label":"Kind","kind":"enum","words":[{"value":"delegation","label":"Delegation"},{"value":"substitution","label":"Substitution"}]},
    {"name":"from","label":"From","kind":"date","required":true},
    {"name":"to","label":"To","kind":"date","required":true,"notBefore":"from"},
    {"name":"scope","label":"Resources (empty: all)","kind":"list","of":"text"},
    {"name":"decisionRef","label":"Decision reference","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
