// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "retentionRules",
  database: "main",
  resource: "settings",
  one: "Retention rule",
  many: "Retention rules",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"collection","label":"Data","kind":"text","required":true,"max":64},
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"max":255},
    {"name":"condition","label":"Only where","kind":"json"},
    {"name":"months","label":"Retention (months)","kind":"int","required":true,"least":1,"most":1200},
    {"name":"act","label":"What is done","kind":"enum","default":"blank","words":[{"value":"blank","label":"Empty the data"}]},
    {"name":"validFrom","label":"Valid from","kind":"date","required":true},
    {"name":"basis","label":"Legal basis","kind":"long","required":true,"max":5000},
    {"name":"state","label":"State","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"Draft","tone":"quiet"},{"value":"proposed","label":"Proposed","tone":"info"},{"value":"in_force","label":"In force","tone":"good"},{"value":"ended","label":"Ended","tone":"quiet"}]},
    {"name":"proposedById","label":"Proposed by","kind":"ref","computed":true,"to":"users","expands":"proposedBy"},
    {"name":"proposedAt","label":"Proposed at","kind":"instant","computed":true},
    {"name":"confirmedById","label":"Confirmed by","kind":"ref","computed":true,"to":"users","expands":"confirmedBy"},
    {"name":"confirmedAt","label":"Confirmed at","kind":"instant","computed":true},
    {"name":"endedById","label":"Ended by","kind":"ref","computed":true,"to":"users","expands":"endedBy"},
    {"name":"endedAt","label":"Ended at","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"retentionRules.propose","label":"Propose","done":"Rule proposed","title":"Propose this rule?","text":"Another administrator confirms it before it applies."},
    {"act":"retentionRules.withdraw","label":"Withdraw the proposal","done":"The rule is a draft again"},
    {"act":"retentionRules.confirm","label":"Confirm","done":"Rule in force","title":"Confirm this rule?","text":"From the coming night on, data whose time is over are erased for good, and minutes are drawn up.","destructive":true},
    {"act":"retentionRules.end","label":"End the rule","done":"Rule ended","title":"End this rule?","text":"Nothing is erased by it any more; it takes another rule, proposed by one and confirmed by another."},
  ],
  referencedBy: [{"collection":"disposals","field":"ruleId"}],
} satisfies CollectionMeta
