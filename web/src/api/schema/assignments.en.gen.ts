// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "assignments",
  database: "main",
  resource: "assignments",
  one: "Assignment",
  many: "Assignments",
  title: [],
  fields: [
    {"name":"type","label":"Type","kind":"enum","required":true,"words":[{"value":"assignment","label":"Assignment"},{"value":"transfer","label":"Transfer"},{"value":"secondment","label":"Secondment"},{"value":"made_available","label":"Made available"},{"value":"interim","label":"Interim"}]},
    {"name":"employeeId","label":"Employee","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"bureauId","label":"Office","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"annexeId","label":"Administrative annexe","kind":"ref","to":"annexes","expands":"annexe"},
    {"name":"startDate","label":"Start date","kind":"date","required":true},
    {"name":"endDate","label":"End date","kind":"date","notBefore":"startDate"},
    {"name":"decisionRef","label":"Decision reference","kind":"text","max":255},
    {"name":"decisionDate","label":"Decision date","kind":"date"},
    {"name":"notes","label":"Notes","kind":"long","max":5000},
    {"name":"fileId","label":"Copy of the decision","kind":"file","bucket":"downloadable-documents"},
    {"name":"effectiveAt","label":"Took effect","kind":"instant","computed":true},
    {"name":"source","label":"Source","kind":"enum","computed":true,"words":[{"value":"file","label":"Place in the file before the first assignment"},{"value":"form","label":"Employee file"},{"value":"import","label":"Import"},{"value":"api","label":"Program (API)"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
