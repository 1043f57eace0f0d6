// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "leaveRecounts",
  database: "main",
  resource: "employee-portail",
  one: "Congé à recompter",
  many: "Congés à recompter",
  title: ["change"],
  fields: [
    {"name":"requestId","label":"Demande de congé","kind":"ref","required":true,"to":"leaveRequests","expands":"request"},
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"cause","label":"Origine du changement","kind":"enum","required":true,"words":[{"value":"holiday","label":"Jour férié"},{"value":"hours","label":"Horaire de travail"},{"value":"place","label":"Affectation"},{"value":"sick","label":"Congé de maladie annulé ou écourté"}]},
    {"name":"change","label":"Changement","kind":"text","required":true,"max":64},
    {"name":"startDate","label":"Du","kind":"date","required":true},
    {"name":"endDate","label":"Au","kind":"date","required":true},
    {"name":"standingDays","label":"Jours accordés","kind":"dec","required":true},
    {"name":"countedDays","label":"Jours après le changement","kind":"dec","required":true},
    {"name":"lackingDays","label":"Jours manquants au solde","kind":"dec"},
    {"name":"state","label":"État","kind":"enum","required":true,"default":"open","words":[{"value":"open","label":"À décider","tone":"warn"},{"value":"kept","label":"Maintenu comme accordé","tone":"good"},{"value":"recounted","label":"Recompté","tone":"info"},{"value":"shortened","label":"Écourté","tone":"info"},{"value":"void","label":"Sans objet","tone":"quiet"}]},
    {"name":"reason","label":"Motif","kind":"long","max":5000},
    {"name":"decidedById","label":"Décidé par","kind":"ref","to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Décidé le","kind":"instant"},
  ],
  flow: null,
  acts: [
    {"act":"leaveRecounts.decide","label":"Décider","done":"Décision enregistrée","title":"Congés à recompter","text":"Congés accordés auxquels un changement de jours fériés, d’horaires ou d’affectation prendrait davantage de jours","by":"ids","inputs":[{"name":"reason","field":"reason"}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
