// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deadlineRules",
  database: "main",
  resource: "settings",
  one: "Règle de délai",
  many: "Règles de délais",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"code","label":"Code du délai","kind":"text","required":true,"max":64},
    {"name":"validFrom","label":"Valable du","kind":"date","required":true},
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"max":255},
    {"name":"amount","label":"Durée","kind":"int","required":true,"least":1,"most":3660},
    {"name":"unit","label":"Unité","kind":"enum","required":true,"words":[{"value":"day","label":"Jours"},{"value":"month","label":"Mois"}]},
    {"name":"counts","label":"Jours comptés","kind":"enum","required":true,"words":[{"value":"calendar","label":"Jours calendaires"},{"value":"working","label":"Jours ouvrés"}]},
    {"name":"clear","label":"Délai franc (ni le premier jour ni le dernier ne comptent)","kind":"bool","default":false},
    {"name":"onHoliday","label":"Si l’échéance tombe un jour chômé","kind":"enum","required":true,"words":[{"value":"stay","label":"Reste à ce jour"},{"value":"next_working","label":"Reporté au premier jour ouvré suivant"},{"value":"previous_working","label":"Avancé au dernier jour ouvré précédent"}]},
    {"name":"suspended","label":"Suspendu chaque année","kind":"json"},
    {"name":"source","label":"Fondement","kind":"long","required":true,"max":5000},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
