// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "notificationPreferences",
  database: "main",
  resource: "notifications",
  one: "Notification preferences",
  many: "Notification preferences of all",
  title: ["userId"],
  fields: [
    {"name":"userId","label":"User","kind":"ref","required":true,"unique":true,"to":"users"},
    {"name":"channels","label":"Channels","kind":"json"},
    {"name":"quietFrom","label":"Quiet from","kind":"text","max":255},
    {"name":"quietTo","label":"Quiet until","kind":"text","max":255},
    {"name":"quietDays","label":"Quiet days","kind":"list","of":"int"},
    {"name":"digest","label":"Digest","kind":"enum","words":[{"value":"none","label":"No digest"},{"value":"daily","label":"Each day"},{"value":"weekly","label":"Each week"}]},
    {"name":"digestAt","label":"Hour of the digest","kind":"text","max":255},
    {"name":"digestDay","label":"Day of the digest","kind":"int","least":1,"most":7},
    {"name":"language","label":"Language","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
