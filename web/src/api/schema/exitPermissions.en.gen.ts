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
    {"name":"decidedById","label":"Decided by","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Decided at","kind":"instant","computed":true},
    {"name":"decisionReason","label":"Reason of the decision","kind":"long","computed":true,"max":5000},
    {"name":"bureauId","label":"Office","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"Service","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"annexeId","label":"Administrative annexe","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
  ],
  flow: {"field":"status","steps":[{"from":"pending","to":"approved","step":"approve","label":"Approve","actors":[{"permission":"update"},{"head":["bureauId","serviceId","annexeId"]}],"required":["decidedById"]},{"from":"pending","to":"rejected","step":"reject","label":"Reject","actors":[{"permission":"update"},{"head":["bureauId","serviceId","annexeId"]}],"required":["decisionReason"]},{"from":"pending","to":"cancelled","step":"cancel","label":"Cancel","actors":[{"person":["employeeId"]},{"permission":"update"},{"head":["bureauId","serviceId","annexeId"]}],"required":[]},{"from":"approved","to":"cancelled","step":"cancel","label":"Cancel","actors":[{"person":["employeeId"]},{"permission":"update"},{"head":["bureauId","serviceId","annexeId"]}],"required":[]}]},
  referencedBy: [],
} satisfies CollectionMeta
