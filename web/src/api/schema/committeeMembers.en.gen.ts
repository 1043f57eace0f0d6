// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "committeeMembers",
  database: "main",
  resource: "recruitment-system",
  one: "Member of the committee",
  many: "Members of the committee",
  title: ["name"],
  fields: [
    {"name":"committeeId","label":"Committee","kind":"ref","required":true,"to":"committees","expands":"committee"},
    {"name":"name","label":"Name","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"employeeId","label":"Employee","kind":"ref","to":"employees","expands":"employee"},
    {"name":"jobTitle","label":"Position held","kind":"text","printed":true,"max":200},
    {"name":"role","label":"Quality","kind":"enum","required":true,"default":"member","words":[{"value":"president","label":"Chair"},{"value":"member","label":"Member"},{"value":"rapporteur","label":"Rapporteur"}]},
    {"name":"userId","label":"Account","kind":"ref","to":"users","expands":"user"},
    {"name":"isExternal","label":"From outside","kind":"bool","default":false},
    {"name":"until","label":"Until","kind":"date"},
    {"name":"decisionRef","label":"Decision of the change","kind":"text","printed":true,"max":100},
    {"name":"seatedAt","label":"Seated at","kind":"instant","computed":true},
    {"name":"seatedById","label":"Seat entered by","kind":"ref","computed":true,"to":"users","expands":"seatedBy"},
    {"name":"typistIds","label":"Marked sheet typed by","kind":"list","of":"ref","to":"users"},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"markerId"},{"collection":"examCopies","field":"markerIds"},{"collection":"examLocks","field":"presidentId"},{"collection":"examLocks","field":"memberId"},{"collection":"examLocks","field":"signerIds"},{"collection":"appeals","field":"deciderId"},{"collection":"appeals","field":"executorId"}],
} satisfies CollectionMeta
