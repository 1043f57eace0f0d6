// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deadlineRules",
  database: "main",
  resource: "settings",
  one: "Time limit rule",
  many: "Time limit rules",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"code","label":"Code of the term","kind":"text","required":true,"max":64},
    {"name":"validFrom","label":"Valid from","kind":"date","required":true},
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"max":255},
    {"name":"amount","label":"Length","kind":"int","required":true,"least":1,"most":3660},
    {"name":"unit","label":"Unit","kind":"enum","required":true,"words":[{"value":"day","label":"Days"},{"value":"month","label":"Months"}]},
    {"name":"counts","label":"Days that count","kind":"enum","required":true,"words":[{"value":"calendar","label":"Calendar days"},{"value":"working","label":"Working days"}]},
    {"name":"clear","label":"Clear days (neither the first day nor the last counts)","kind":"bool","default":false},
    {"name":"onHoliday","label":"If it ends on a day off","kind":"enum","required":true,"words":[{"value":"stay","label":"Stays on that day"},{"value":"next_working","label":"Next working day"},{"value":"previous_working","label":"Previous working day"}]},
    {"name":"suspended","label":"Suspended each year","kind":"json"},
    {"name":"source","label":"Legal basis","kind":"long","required":true,"max":5000},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
