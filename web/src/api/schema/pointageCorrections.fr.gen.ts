// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "pointageCorrections",
  database: "attendance",
  resource: "pointage",
  one: "Rectification",
  many: "Rectifications",
  title: [],
  fields: [
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"firstIn","label":"Première entrée","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"lastOut","label":"Dernière sortie","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"dayKind","label":"Nature du jour","kind":"enum","words":[{"value":"work","label":"Jour travaillé","tone":"info"},{"value":"rest","label":"Repos","tone":"quiet"},{"value":"holiday","label":"Jour férié","tone":"quiet"},{"value":"leave","label":"Congé","tone":"info"},{"value":"mission","label":"Mission","tone":"info"},{"value":"permission","label":"Autorisation d’absence","tone":"info"},{"value":"waiting","label":"En attente de données","tone":"warn"},{"value":"not_measured","label":"Non mesuré","tone":"quiet"}]},
    {"name":"reason","label":"Motif","kind":"long","required":true,"max":5000},
    {"name":"fileId","label":"Pièce","kind":"file","bucket":"downloadable-documents"},
    {"name":"byId","label":"Par","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"withdrawnAt","label":"Retirée le","kind":"instant","computed":true},
    {"name":"annexeId","label":"Annexe administrative","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
    {"name":"serviceId","label":"Service","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"bureauId","label":"Bureau","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
  ],
  flow: null,
  acts: [
    {"act":"pointages.withdrawCorrection","label":"Retirer la rectification","done":"Rectification retirée","title":"Retirer cette rectification ?","text":"La journée redevient ce qui avait été déduit des passages, ou rectifié auparavant.","destructive":true},
  ],
  referencedBy: [{"collection":"pointages","field":"correctionId"}],
} satisfies CollectionMeta
