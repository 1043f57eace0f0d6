// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "workSchedules",
  database: "main",
  resource: "organisation-management",
  one: "Work schedule",
  many: "Work schedules",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"max":255},
    {"name":"validFrom","label":"Valid from","kind":"date","required":true},
    {"name":"validTo","label":"Valid to","kind":"date","notBefore":"validFrom"},
    {"name":"start","label":"Start of work","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"end","label":"End of work","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"breakMinutes","label":"Break minutes","kind":"int","least":0,"most":1440},
    {"name":"fridayBreakMinutes","label":"Friday break minutes","kind":"int","least":0,"most":1440},
    {"name":"graceMinutes","label":"Grace minutes","kind":"int","least":0,"most":1440},
    {"name":"toleratedMinutes","label":"Tolerated minutes","kind":"int","least":0,"most":1440},
    {"name":"weekdays","label":"Working days (1 Monday … 7 Sunday)","kind":"list","of":"int"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
