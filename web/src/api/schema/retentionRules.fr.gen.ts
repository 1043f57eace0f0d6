// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "retentionRules",
  database: "main",
  resource: "settings",
  one: "Règle de conservation",
  many: "Règles de conservation",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"collection","label":"Données","kind":"text","required":true,"max":64},
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"max":255},
    {"name":"condition","label":"Seulement si","kind":"json"},
    {"name":"months","label":"Durée de conservation (mois)","kind":"int","required":true,"least":1,"most":1200},
    {"name":"act","label":"Traitement","kind":"enum","default":"blank","words":[{"value":"blank","label":"Vider les données"}]},
    {"name":"validFrom","label":"Valable du","kind":"date","required":true},
    {"name":"basis","label":"Fondement","kind":"long","required":true,"max":5000},
    {"name":"state","label":"État","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"Projet","tone":"quiet"},{"value":"proposed","label":"Proposée","tone":"info"},{"value":"in_force","label":"En vigueur","tone":"good"},{"value":"ended","label":"Terminée","tone":"quiet"}]},
    {"name":"proposedById","label":"Proposée par","kind":"ref","computed":true,"to":"users","expands":"proposedBy"},
    {"name":"proposedAt","label":"Proposée le","kind":"instant","computed":true},
    {"name":"confirmedById","label":"Confirmée par","kind":"ref","computed":true,"to":"users","expands":"confirmedBy"},
    {"name":"confirmedAt","label":"Confirmée le","kind":"instant","computed":true},
    {"name":"endedById","label":"Terminée par","kind":"ref","computed":true,"to":"users","expands":"endedBy"},
    {"name":"endedAt","label":"Terminée le","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"retentionRules.propose","label":"Proposer","done":"Règle proposée","title":"Proposer cette règle ?","text":"Un autre administrateur la confirme avant qu’elle ne s’applique."},
    {"act":"retentionRules.withdraw","label":"Retirer la proposition","done":"La règle est de nouveau un projet"},
    {"act":"retentionRules.confirm","label":"Confirmer","done":"Règle en vigueur","title":"Confirmer cette règle ?","text":"Dès la nuit prochaine, les données dont la durée est échue sont effacées définitivement ; un procès-verbal en est dressé.","destructive":true},
    {"act":"retentionRules.end","label":"Mettre fin à la règle","done":"Règle terminée","title":"Mettre fin à cette règle ?","text":"Plus rien n’est effacé en son nom ; il faudra une autre règle, proposée par l’un et confirmée par un autre."},
  ],
  referencedBy: [{"collection":"disposals","field":"ruleId"}],
} satisfies CollectionMeta
