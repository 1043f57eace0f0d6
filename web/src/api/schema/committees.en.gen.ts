// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "committees",
  database: "main",
  resource: "recruitment-system",
  one: "Exam committee",
  many: "Exam committees",
  title: ["typeFr","typeAr"],
  fields: [
    {"name":"recruitmentId","label":"Exam","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"typeAr","label":"Committee in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"typeFr","label":"Committee in French","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"kind","label":"Kind of committee","kind":"enum","default":"other","words":[{"value":"supervision","label":"Invigilation"},{"value":"selection","label":"Selection"},{"value":"written","label":"Marking"},{"value":"oral","label":"Oral"},{"value":"appeals","label":"Appeals"},{"value":"other","label":"Other"}]},
    {"name":"positionIds","label":"Positions","kind":"list","of":"ref","to":"positions"},
    {"name":"scope","label":"Scope","kind":"enum","default":"several","words":[{"value":"single","label":"One position"},{"value":"several","label":"Several positions"}]},
    {"name":"decisionRef","label":"Reference of the appointment decision","kind":"text","required":true,"max":100},
    {"name":"decisionSignedOn","label":"Decision signed on","kind":"date","required":true},
  ],
  flow: null,
  referencedBy: [{"collection":"committeeMembers","field":"committeeId"},{"collection":"gradeEntries","field":"committeeId"}],
} satisfies CollectionMeta
