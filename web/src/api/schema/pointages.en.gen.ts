// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "pointages",
  database: "attendance",
  resource: "pointage",
  one: "Day of attendance",
  many: "Days of attendance",
  title: [],
  fields: [
    {"name":"employeeId","label":"Employee","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"dayKind","label":"Kind of day","kind":"enum","words":[{"value":"work","label":"Working day","tone":"info"},{"value":"rest","label":"Day of rest","tone":"quiet"},{"value":"holiday","label":"Public holiday","tone":"quiet"},{"value":"leave","label":"Leave","tone":"info"},{"value":"mission","label":"Mission","tone":"info"},{"value":"permission","label":"Permission","tone":"info"},{"value":"waiting","label":"Waiting for data","tone":"warn"},{"value":"not_measured","label":"Not measured","tone":"quiet"}]},
    {"name":"status","label":"Status","kind":"enum","words":[{"value":"on_time","label":"On time","tone":"good"},{"value":"tolerable","label":"Tolerable lateness","tone":"good"},{"value":"late","label":"Late","tone":"warn"},{"value":"absent","label":"Absent","tone":"bad"},{"value":"not_registered","label":"Not enrolled","tone":"quiet"}]},
    {"name":"firstIn","label":"First in","kind":"text","max":5},
    {"name":"lastOut","label":"Last out","kind":"text","max":5},
    {"name":"workedMinutes","label":"Minutes worked","kind":"int"},
    {"name":"lateMinutes","label":"Minutes late","kind":"int"},
    {"name":"earlyMinutes","label":"Minutes left early","kind":"int"},
    {"name":"overtimeMinutes","label":"Overtime minutes","kind":"int"},
    {"name":"dutyMinutes","label":"Duty minutes","kind":"int"},
    {"name":"missingMinutes","label":"Uncovered minutes","kind":"int"},
    {"name":"annexe","label":"Administrative annexe","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"bureauId","label":"Office","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"scheduleId","label":"Schedule","kind":"ref","to":"workSchedules","expands":"schedule"},
    {"name":"why","label":"Why","kind":"json"},
    {"name":"waitingFor","label":"Waiting for","kind":"list","of":"ref","to":"devices"},
    {"name":"previous","label":"Before the last change","kind":"json"},
    {"name":"correctionId","label":"Correction","kind":"ref","to":"pointageCorrections","expands":"correction"},
  ],
  flow: null,
  acts: [
    {"act":"pointages.correct","label":"Correct","done":"Correction saved","title":"Correct the day","text":"The correction stands over what was derived from punches. Its reason is kept."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
