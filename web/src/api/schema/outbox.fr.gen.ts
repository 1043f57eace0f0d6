// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "outbox",
  database: "main",
  resource: "outbox",
  one: "Message envoyé",
  many: "Messages envoyés",
  title: ["subject"],
  fields: [
    {"name":"channel","label":"Canal","kind":"enum","required":true,"words":[{"value":"in_app","label":"Dans l’application"},{"value":"mail","label":"Courriel"},{"value":"sms","label":"SMS"},{"value":"push","label":"Notification push"}]},
    {"name":"to","label":"Destinataire","kind":"text","required":true,"searched":true,"max":255},
    {"name":"subject","label":"Objet","kind":"text","searched":true,"max":255},
    {"name":"body","label":"Texte","kind":"long","max":5000},
    {"name":"state","label":"État","kind":"enum","required":true,"words":[{"value":"queued","label":"En attente d’envoi","tone":"info"},{"value":"sent","label":"Envoyé","tone":"good"},{"value":"failed","label":"Échec de l’envoi","tone":"bad"},{"value":"dead","label":"Abandonné","tone":"quiet"}]},
    {"name":"attempts","label":"Tentatives","kind":"int"},
    {"name":"lastError","label":"Dernière erreur","kind":"long","max":5000},
    {"name":"causedBy","label":"À l’origine","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
