// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deviceCommands",
  database: "attendance",
  resource: "pointage",
  one: "Commande à une pointeuse",
  many: "Commandes aux pointeuses",
  title: ["number"],
  fields: [
    {"name":"deviceId","label":"Pointeuse","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"kind","label":"Commande","kind":"enum","computed":true,"words":[{"value":"resend","label":"Renvoi des pointages"},{"value":"user_name","label":"Envoi d’un nom"},{"value":"set_time","label":"Mise à l’heure"},{"value":"count","label":"Décompte d’un jour"},{"value":"check","label":"Relecture des réglages"},{"value":"reboot","label":"Redémarrage"}]},
    {"name":"params","label":"Paramètres","kind":"json","computed":true},
    {"name":"state","label":"État","kind":"enum","computed":true,"default":"queued","words":[{"value":"queued","label":"En attente","tone":"quiet"},{"value":"sent","label":"Envoyée","tone":"info"},{"value":"done","label":"Faite","tone":"good"},{"value":"failed","label":"Échouée","tone":"bad"}]},
    {"name":"byId","label":"Par","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"sentAt","label":"Envoyée le","kind":"instant","computed":true},
    {"name":"answeredAt","label":"Réponse le","kind":"instant","computed":true},
    {"name":"number","label":"Numéro","kind":"int","computed":true,"unique":true},
    {"name":"attempts","label":"Tentatives","kind":"int","computed":true},
    {"name":"result","label":"Résultat","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
