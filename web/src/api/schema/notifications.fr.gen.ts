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
    {"name":"userId","label":"Utilisateur","kind":"ref","required":true,"to":"users"},
    {"name":"kind","label":"Type","kind":"text","required":true,"max":255},
    {"name":"titleKey","label":"Clé du titre","kind":"text","required":true,"max":255},
    {"name":"params","label":"Paramètres","kind":"json"},
    {"name":"link","label":"Lien","kind":"text","max":1000},
    {"name":"subjectCollection","label":"Nature de l’objet","kind":"text","max":255},
    {"name":"subjectId","label":"Objet","kind":"text","max":255},
    {"name":"needsAck","label":"Accusé de lecture demandé","kind":"bool","default":false},
    {"name":"readAt","label":"Lue le","kind":"instant"},
    {"name":"ackAt","label":"Accusé de lecture le","kind":"instant"},
    {"name":"repeatAfter","label":"Rappel après le","kind":"instant"},
  ],
  flow: null,
  acts: [
    {"act":"notifications.acknowledge","label":"J’ai pris connaissance","done":"Prise de connaissance confirmée"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
