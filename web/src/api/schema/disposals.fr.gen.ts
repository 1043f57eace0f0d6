// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "disposals",
  database: "main",
  resource: "settings",
  one: "Effacement",
  many: "Effacements",
  title: ["refNumber"],
  fields: [
    {"name":"ruleId","label":"Règle","kind":"ref","computed":true,"to":"retentionRules","expands":"rule"},
    {"name":"refNumber","label":"N°","kind":"text","computed":true,"searched":true,"max":255},
    {"name":"year","label":"Année","kind":"int","computed":true},
    {"name":"num","label":"Numéro","kind":"int","computed":true},
    {"name":"startedAt","label":"Commencée le","kind":"instant","computed":true},
    {"name":"doneAt","label":"Terminée le","kind":"instant","computed":true},
    {"name":"state","label":"État","kind":"enum","computed":true,"words":[{"value":"running","label":"En cours","tone":"info"},{"value":"done","label":"Terminée","tone":"good"}]},
    {"name":"months","label":"Durée de conservation (mois)","kind":"int","computed":true},
    {"name":"count","label":"Dossiers concernés","kind":"int","computed":true},
    {"name":"files","label":"Pièces","kind":"int","computed":true},
    {"name":"groups","label":"Détail","kind":"json","computed":true},
    {"name":"proposedById","label":"Règle proposée par","kind":"ref","computed":true,"to":"users","expands":"proposedBy"},
    {"name":"confirmedById","label":"Règle confirmée par","kind":"ref","computed":true,"to":"users","expands":"confirmedBy"},
    {"name":"backupsUntil","label":"Dans les sauvegardes jusqu’au","kind":"date","computed":true},
    {"name":"docId","label":"Identifiant du procès-verbal","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"Procès-verbal","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
