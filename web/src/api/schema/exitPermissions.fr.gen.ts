// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "exitPermissions",
  database: "main",
  resource: "pointage",
  one: "Bon de sortie",
  many: "Bons de sortie",
  title: ["date"],
  fields: [
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"fromTime","label":"De","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"toTime","label":"À","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"reason","label":"Motif","kind":"long","max":5000},
    {"name":"status","label":"Statut","kind":"enum","computed":true,"default":"pending","words":[{"value":"pending","label":"En attente","tone":"info"},{"value":"approved","label":"Accordée","tone":"good"},{"value":"rejected","label":"Refusée","tone":"bad"},{"value":"cancelled","label":"Annulée","tone":"quiet"}]},
    {"name":"decidedById","label":"Décidé par","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Décidé le","kind":"instant","computed":true},
    {"name":"decisionReason","label":"Motif de la décision","kind":"long","computed":true,"max":5000},
    {"name":"bureauId","label":"Bureau","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"Service","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"annexeId","label":"Annexe administrative","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
  ],
  flow: {"field":"status","steps":[{"from":"pending","to":"approved","step":"approve","label":"Accorder","actors":[{"permission":"update"},{"head":["bureauId","serviceId","annexeId"]}],"required":["decidedById"]},{"from":"pending","to":"rejected","step":"reject","label":"Refuser","actors":[{"permission":"update"},{"head":["bureauId","serviceId","annexeId"]}],"required":["decisionReason"]},{"from":"pending","to":"cancelled","step":"cancel","label":"Annuler","actors":[{"person":["employeeId"]},{"permission":"update"},{"head":["bureauId","serviceId","annexeId"]}],"required":[]},{"from":"approved","to":"cancelled","step":"cancel","label":"Annuler","actors":[{"person":["employeeId"]},{"permission":"update"},{"head":["bureauId","serviceId","annexeId"]}],"required":[]}]},
  referencedBy: [],
} satisfies CollectionMeta
