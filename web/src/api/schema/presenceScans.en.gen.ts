// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "presenceScans",
  database: "main",
  resource: "recruitment-system",
  one: "Scan of presence",
  many: "Scans of presence",
  title: [],
  fields: [
    {"name":"examTestId","label":"Test","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"candidateId","label":"Candidate","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"presenceListId","label":"List on a device","kind":"ref","computed":true,"to":"presenceLists","expands":"presenceList"},
    {"name":"present","label":"Present","kind":"bool","default":false},
    {"name":"at","label":"Time","kind":"instant","computed":true},
    {"name":"byId","label":"Recorded by","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"state","label":"State","kind":"enum","computed":true,"words":[{"value":"counted","label":"Counted","tone":"good"},{"value":"proposed","label":"Proposed after closing","tone":"warn"},{"value":"accepted","label":"Accepted by minutes","tone":"good"},{"value":"dismissed","label":"Dismissed","tone":"bad"}]},
    {"name":"reason","label":"Reason of the dismissal","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"decidedById","label":"Decided by","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Decided at","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"presenceScans.dismiss","label":"Dismiss","done":"Proposal dismissed","title":"Dismiss a proposed presence","text":"The proposal stays on file with the reason; presence does not change.","destructive":true,"by":"presenceScanId","inputs":[{"name":"reason","field":"reason","required":true}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
