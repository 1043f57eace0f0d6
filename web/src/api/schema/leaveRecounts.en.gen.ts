// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "leaveRecounts",
  database: "main",
  resource: "employee-portail",
  one: "Leave to count again",
  many: "Leaves to count again",
  title: ["change"],
  fields: [
    {"name":"requestId","label":"Leave request","kind":"ref","required":true,"to":"leaveRequests","expands":"request"},
    {"name":"employeeId","label":"Employee","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"cause","label":"Cause","kind":"enum","required":true,"words":[{"value":"holiday","label":"Public holiday"},{"value":"hours","label":"Work schedule"},{"value":"place","label":"Posting"},{"value":"sick","label":"Sick leave called off or cut short"}]},
    {"name":"change","label":"Change","kind":"text","required":true,"max":64},
    {"name":"startDate","label":"From","kind":"date","required":true},
    {"name":"endDate","label":"To","kind":"date","required":true},
    {"name":"standingDays","label":"Days as granted","kind":"dec","required":true},
    {"name":"countedDays","label":"Days after the change","kind":"dec","required":true},
    {"name":"lackingDays","label":"Days lacking of the balance","kind":"dec"},
    {"name":"state","label":"State","kind":"enum","required":true,"default":"open","words":[{"value":"open","label":"To decide","tone":"warn"},{"value":"kept","label":"Kept as granted","tone":"good"},{"value":"recounted","label":"Counted again","tone":"info"},{"value":"shortened","label":"Cut short","tone":"info"},{"value":"void","label":"Void","tone":"quiet"}]},
    {"name":"reason","label":"Reason","kind":"long","max":5000},
    {"name":"decidedById","label":"Decided by","kind":"ref","to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Decided at","kind":"instant"},
  ],
  flow: null,
  acts: [
    {"act":"leaveRecounts.decide","label":"Decide","done":"Decision recorded","title":"Leave to count again","text":"Granted leave of which a change of holidays, hours or postings would take more days","by":"ids","inputs":[{"name":"reason","field":"reason"}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
