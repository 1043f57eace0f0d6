// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "outbox",
  database: "main",
  resource: "outbox",
  one: "Outgoing message",
  many: "Outbox",
  title: ["subject"],
  fields: [
    {"name":"channel","label":"Channel","kind":"enum","required":true,"words":[{"value":"in_app","label":"In the application"},{"value":"mail","label":"E-mail"},{"value":"sms","label":"Text message"},{"value":"push","label":"Push"}]},
    {"name":"to","label":"To","kind":"text","required":true,"searched":true,"max":255},
    {"name":"subject","label":"Subject","kind":"text","searched":true,"max":255},
    {"name":"body","label":"Text","kind":"long","max":5000},
    {"name":"state","label":"State","kind":"enum","required":true,"words":[{"value":"queued","label":"Queued","tone":"info"},{"value":"sent","label":"Sent","tone":"good"},{"value":"failed","label":"Failed","tone":"bad"},{"value":"dead","label":"Dead","tone":"quiet"}]},
    {"name":"attempts","label":"Attempts","kind":"int"},
    {"name":"lastError","label":"Last error","kind":"long","max":5000},
    {"name":"causedBy","label":"Caused by","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
