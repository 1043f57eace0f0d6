// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "duties",
  database: "main",
  resource: "pointage",
  one: "Duty or overtime",
  many: "Duties and overtime",
  title: ["date"],
  fields: [
    {"name":"employeeId","label":"Employee","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"fromTime","label":"From","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"toTime","label":"To","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"kind","label":"Kind","kind":"enum","required":true,"words":[{"value":"permanence","label":"Duty"},{"value":"overtime","label":"Overtime"}]},
    {"name":"decisionRef","label":"Decision reference","kind":"text","max":255},
    {"name":"bureauId","label":"Office","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"Service","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"annexeId","label":"Administrative annexe","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
