// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "duties",
  database: "main",
  resource: "pointage",
  one: "Permanence ou heures supplémentaires",
  many: "Permanences et heures supplémentaires",
  title: ["date"],
  fields: [
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"fromTime","label":"De","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"toTime","label":"À","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"kind","label":"Nature","kind":"enum","required":true,"words":[{"value":"permanence","label":"Permanence"},{"value":"overtime","label":"Heures supplémentaires"}]},
    {"name":"decisionRef","label":"Référence de la décision","kind":"text","max":255},
    {"name":"bureauId","label":"Bureau","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"Service","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"annexeId","label":"Annexe administrative","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
