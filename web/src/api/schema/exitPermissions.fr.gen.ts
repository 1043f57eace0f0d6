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
    {"name":"step","label":"Étape","kind":"enum","computed":true,"words":[{"value":"manager","label":"Supérieur hiérarchique"},{"value":"hr","label":"Ressources humaines"},{"value":"done","label":"Terminé"}]},
    {"name":"actorIds","label":"Décideurs","kind":"list","of":"ref","computed":true,"to":"users"},
    {"name":"managerType","label":"Qualité du responsable","kind":"enum","computed":true,"words":[{"value":"head_of_bureau","label":"Chef de bureau"},{"value":"head_of_service","label":"Chef de service"},{"value":"head_of_division","label":"Chef de division"},{"value":"head_of_direction","label":"Chef de direction"},{"value":"head_of_annexe","label":"Chef d’annexe"},{"value":"director","label":"Directeur général des services"}]},
    {"name":"decidedById","label":"Décidé par","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Décidé le","kind":"instant","computed":true},
    {"name":"decisionReason","label":"Motif de la décision","kind":"long","computed":true,"max":5000},
    {"name":"bureauId","label":"Bureau","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"Service","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"annexeId","label":"Annexe administrative","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
  ],
  flow: null,
  acts: [
    {"act":"exitPermissions.cancel","label":"Annuler la sortie","done":"Sortie annulée","title":"Annuler cette sortie ?","text":"Elle ne compte plus, la journée est calculée à nouveau. Le motif est demandé pour la sortie d’un(e) autre.","destructive":true,"inputs":[{"name":"reason","field":"decisionReason"}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
