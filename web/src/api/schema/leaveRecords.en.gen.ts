// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "leaveRecords",
  database: "main",
  resource: "employee-portail",
  one: "Leave entry",
  many: "Leave ledger",
  title: ["type"],
  fields: [
    {"name":"employeeId","label":"Employee","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"start_date","label":"From","kind":"date","required":true},
    {"name":"type","label":"Type of leave","kind":"text","required":true,"max":32},
    {"name":"typeId","label":"Type of leave","kind":"ref","to":"leaveTypes","expands":"leaveType"},
    {"name":"cumulative_days","label":"Days taken in all","kind":"dec"},
    {"name":"days_owed","label":"Balance after it","kind":"dec"},
    {"name":"days","label":"Days","kind":"dec","required":true},
    {"name":"kind","label":"Entry","kind":"enum","required":true,"words":[{"value":"entitlement","label":"Entitlement","tone":"good"},{"value":"taken","label":"Taken","tone":"info"},{"value":"carry_over","label":"Carried over","tone":"info"},{"value":"expiry","label":"Expiry","tone":"quiet"},{"value":"correction","label":"Correction","tone":"warn"}]},
    {"name":"year","label":"Year","kind":"int","required":true},
    {"name":"requestId","label":"Leave request","kind":"ref","to":"leaveRequests","expands":"request"},
    {"name":"reason","label":"Reason","kind":"long","max":5000},
    {"name":"byId","label":"By","kind":"ref","to":"users","expands":"by"},
    {"name":"reversesId","label":"Entry reversed","kind":"ref","unique":true,"to":"leaveRecords","expands":"reverses"},
    {"name":"expiresOn","label":"Expires on","kind":"date"},
  ],
  flow: null,
  acts: [
    {"act":"leaveRecords.reverse","label":"Reverse the entry","done":"Entry reversed","title":"Reverse the entry","text":"An opposite entry is added to the ledger today, with its reason; the first one stays.","destructive":true,"inputs":[{"name":"reason","field":"reason","required":true}]},
  ],
  referencedBy: [{"collection":"leaveRecords","field":"reversesId"}],
} satisfies CollectionMeta
