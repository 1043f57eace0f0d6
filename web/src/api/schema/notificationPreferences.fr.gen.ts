// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "notificationPreferences",
  database: "main",
  resource: "notifications",
  one: "Préférences de notification",
  many: "Préférences de notifications",
  title: ["userId"],
  fields: [
    {"name":"userId","label":"Utilisateur","kind":"ref","required":true,"unique":true,"to":"users"},
    {"name":"channels","label":"Canaux","kind":"json"},
    {"name":"quietFrom","label":"Début des heures calmes","kind":"text","max":255},
    {"name":"quietTo","label":"Fin des heures calmes","kind":"text","max":255},
    {"name":"quietDays","label":"Jours calmes","kind":"list","of":"int"},
    {"name":"digest","label":"Résumé","kind":"enum","words":[{"value":"none","label":"Sans résumé"},{"value":"daily","label":"Chaque jour"},{"value":"weekly","label":"Chaque semaine"}]},
    {"name":"digestAt","label":"Heure du résumé","kind":"text","max":255},
    {"name":"digestDay","label":"Jour du résumé","kind":"int","least":1,"most":7},
    {"name":"language","label":"Langue","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
