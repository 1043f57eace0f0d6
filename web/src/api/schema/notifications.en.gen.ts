// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "notifications",
  database: "main",
  resource: "notifications",
  one: "Notification",
  many: "Notifications",
  title: ["titleKey"],
  fields: [
    {"name":"userId","label":"User","kind":"ref","required":true,"to":"users"},
    {"name":"kind","label":"Kind","kind":"text","required":true,"max":255},
    {"name":"titleKey","label":"Key of the title","kind":"text","required":true,"max":255},
    {"name":"params","label":"Parameters","kind":"json"},
    {"name":"link","label":"Link","kind":"text","max":1000},
    {"name":"subjectCollection","label":"Collection of the subject","kind":"text","max":255},
    {"name":"subjectId","label":"Subject","kind":"text","max":255},
    {"name":"needsAck","label":"To be acknowledged","kind":"bool","default":false},
    {"name":"readAt","label":"Read at","kind":"instant"},
    {"name":"ackAt","label":"Acknowledged at","kind":"instant"},
    {"name":"repeatAfter","label":"Told again after","kind":"instant"},
  ],
  flow: null,
  acts: [
    {"act":"notifications.acknowledge","label":"I have taken note","done":"Acknowledged"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
