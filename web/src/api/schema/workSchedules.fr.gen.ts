// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "workSchedules",
  database: "main",
  resource: "organisation-management",
  one: "Horaire de travail",
  many: "Horaires de travail",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"max":255},
    {"name":"validFrom","label":"Valable du","kind":"date","required":true},
    {"name":"validTo","label":"Valable jusqu’au","kind":"date","notBefore":"validFrom"},
    {"name":"start","label":"Début du travail","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"end","label":"Fin du travail","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"breakMinutes","label":"Minutes de pause","kind":"int","least":0,"most":1440},
    {"name":"fridayBreakMinutes","label":"Minutes de pause le vendredi","kind":"int","least":0,"most":1440},
    {"name":"graceMinutes","label":"Minutes de grâce","kind":"int","least":0,"most":1440},
    {"name":"toleratedMinutes","label":"Minutes de retard toléré","kind":"int","least":0,"most":1440},
    {"name":"weekdays","label":"Jours ouvrés (1 lundi … 7 dimanche)","kind":"list","of":"int"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
