// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examLocks",
  database: "main",
  resource: "recruitment-system",
  one: "Lock",
  many: "Locks",
  title: ["phase"],
  fields: [
    {"name":"recruitmentId","label":"Exam","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"phase","label":"Phase","kind":"enum","required":true,"words":[{"value":"presence","label":"Presence"},{"value":"written","label":"Written"},{"value":"oral","label":"Oral"},{"value":"ranking","label":"Ranking"}]},
    {"name":"examTestId","label":"Test","kind":"ref","to":"examTests","expands":"examTest"},
    {"name":"tableHash","label":"Digest of the table","kind":"text","computed":true,"max":64},
    {"name":"presidentId","label":"Chair","kind":"ref","computed":true,"to":"committeeMembers","expands":"president"},
    {"name":"memberId","label":"Member","kind":"ref","computed":true,"to":"committeeMembers","expands":"member"},
    {"name":"signerIds","label":"Signers","kind":"list","of":"ref","computed":true,"to":"committeeMembers"},
    {"name":"lockedAt","label":"Locked at","kind":"instant","computed":true},
    {"name":"liftedAt","label":"Anonymity lifted at","kind":"instant","computed":true},
    {"name":"minima","label":"Minima fixed by the committee","kind":"json","computed":true},
    {"name":"counts","label":"Counts","kind":"json","computed":true},
    {"name":"reason","label":"Reason of the correction","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"withoutReason","label":"Reason for closing without lists that are out","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"docId","label":"Document id of the minutes","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"Minutes","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
