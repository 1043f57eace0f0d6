// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "approvalRules",
  database: "main",
  resource: "rh-managements",
  one: "Approval rule",
  many: "Approval rules",
  title: ["name"],
  fields: [
    {"name":"name","label":"Name","kind":"text","unique":true,"max":255},
    {"name":"subject","label":"Subject","kind":"text","required":true,"max":255},
    {"name":"type","label":"Type (empty: all)","kind":"text","max":255},
    {"name":"unitId","label":"Unit (empty: all)","kind":"text","max":255},
    {"name":"daysFrom","label":"From (days)","kind":"int","least":0,"most":3660},
    {"name":"daysTo","label":"To (days)","kind":"int","least":0,"most":3660},
    {"name":"steps","label":"Steps","kind":"json","required":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
