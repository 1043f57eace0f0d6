// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "exitPermissions",
  database: "main",
  resource: "pointage",
  one: "Exit slip",
  many: "Exit slips",
  title: ["date"],
  fields: [
    {"name":"employeeId","label":"Employee","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"fromTime","label":"From","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"toTime","label":"To","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"reason","label":"Reason","kind":"long","max":5000},
    {"name":"status","label":"Status","kind":"enum","computed":true,"default":"pending","words":[{"value":"pending","label":"Pending","tone":"info"},{"value":"approved","label":"Approved","tone":"good"},{"value":"rejected","label":"Rejected","tone":"bad"},{"value":"cancelled","label":"Cancelled","tone":"quiet"}]},
    {"name":"step","label":"Step","kind":"enum","computed":true,"words":[{"value":"manager","label":"Manager"},{"value":"hr","label":"Human resources"},{"value":"done","label":"Done"}]},
    {"name":"actorIds","label":"Who decides","kind":"list","of":"ref","computed":true,"to":"users"},
    {"name":"managerType","label":"Manager type","kind":"enum","computed":true,"words":[{"value":"head_of_bureau","label":"Head of office"},{"value":"head_of_service","label":"Head of service"},{"value":"head_of_division","label":"Head of division"},{"value":"head_of_direction","label":"Head of direction"},{"value":"head_of_annexe","label":"Head of annexe"},{"value":"director","label":"Director general of services"}]},
    {"name":"decidedById","label":"Decided by","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Decided at","kind":"instant","computed":true},
    {"name":"decisionReason","label":"Reason of the decision","kind":"long","computed":true,"max":5000},
    {"name":"bureauId","label":"Office","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"Service","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"annexeId","label":"Administrative annexe","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
  ],
  flow: null,
  acts: [
    {"act":"exitPermissions.cancel","label":"Cancel the exit","done":"Exit cancelled","title":"Cancel this exit?","text":"It no longer counts, and the day is computed again. A reason is asked for where it is somebody else’s.","destructive":true,"inputs":[{"name":"reason","field":"decisionReason"}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
