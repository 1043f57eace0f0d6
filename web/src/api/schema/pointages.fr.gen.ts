// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "pointages",
  database: "attendance",
  resource: "pointage",
  one: "Journée de pointage",
  many: "Journées de pointage",
  title: [],
  fields: [
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"dayKind","label":"Nature du jour","kind":"enum","words":[{"value":"work","label":"Jour travaillé","tone":"info"},{"value":"rest","label":"Repos","tone":"quiet"},{"value":"holiday","label":"Jour férié","tone":"quiet"},{"value":"leave","label":"Congé","tone":"info"},{"value":"mission","label":"Mission","tone":"info"},{"value":"permission","label":"Autorisation d’absence","tone":"info"},{"value":"waiting","label":"En attente de données","tone":"warn"},{"value":"not_measured","label":"Non mesuré","tone":"quiet"}]},
    {"name":"status","label":"Statut","kind":"enum","words":[{"value":"on_time","label":"À l’heure","tone":"good"},{"value":"tolerable","label":"Retard toléré","tone":"good"},{"value":"late","label":"En retard","tone":"warn"},{"value":"absent","label":"Absent(e)","tone":"bad"},{"value":"not_registered","label":"Non enregistré(e)","tone":"quiet"}]},
    {"name":"firstIn","label":"Première entrée","kind":"text","max":5},
    {"name":"lastOut","label":"Dernière sortie","kind":"text","max":5},
    {"name":"workedMinutes","label":"Minutes travaillées","kind":"int"},
    {"name":"lateMinutes","label":"Minutes de retard","kind":"int"},
    {"name":"earlyMinutes","label":"Minutes de départ anticipé","kind":"int"},
    {"name":"overtimeMinutes","label":"Minutes supplémentaires","kind":"int"},
    {"name":"dutyMinutes","label":"Minutes de permanence","kind":"int"},
    {"name":"missingMinutes","label":"Minutes non couvertes","kind":"int"},
    {"name":"annexe","label":"Annexe administrative","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"bureauId","label":"Bureau","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"scheduleId","label":"Horaire","kind":"ref","to":"workSchedules","expands":"schedule"},
    {"name":"why","label":"Motif","kind":"json"},
    {"name":"waitingFor","label":"Pointeuses attendues","kind":"list","of":"ref","to":"devices"},
    {"name":"previous","label":"Avant le dernier changement","kind":"json"},
    {"name":"correctionId","label":"Rectification","kind":"ref","to":"pointageCorrections","expands":"correction"},
  ],
  flow: null,
  acts: [
    {"act":"pointages.correct","label":"Rectifier","done":"Rectification enregistrée","title":"Rectifier la journée","text":"La rectification l’emporte sur ce qui a été déduit des passages. Son motif est conservé."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
