// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "disposals",
  database: "main",
  resource: "settings",
  one: "Disposal",
  many: "Disposals",
  title: ["refNumber"],
  fields: [
    {"name":"ruleId","label":"Rule","kind":"ref","computed":true,"to":"retentionRules","expands":"rule"},
    {"name":"refNumber","label":"Number","kind":"text","computed":true,"searched":true,"max":255},
    {"name":"year","label":"Year","kind":"int","computed":true},
    {"name":"num","label":"Number of the year","kind":"int","computed":true},
    {"name":"startedAt","label":"Started at","kind":"instant","computed":true},
    {"name":"doneAt","label":"Done at","kind":"instant","computed":true},
    {"name":"state","label":"State","kind":"enum","computed":true,"words":[{"value":"running","label":"Running","tone":"info"},{"value":"done","label":"Done","tone":"good"}]},
    {"name":"months","label":"Retention (months)","kind":"int","computed":true},
    {"name":"count","label":"Entries","kind":"int","computed":true},
    {"name":"files","label":"Files","kind":"int","computed":true},
    {"name":"groups","label":"By group","kind":"json","computed":true},
    {"name":"proposedById","label":"Rule proposed by","kind":"ref","computed":true,"to":"users","expands":"proposedBy"},
    {"name":"confirmedById","label":"Rule confirmed by","kind":"ref","computed":true,"to":"users","expands":"confirmedBy"},
    {"name":"backupsUntil","label":"In backups until","kind":"date","computed":true},
    {"name":"docId","label":"Id of the minutes","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"Minutes","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
