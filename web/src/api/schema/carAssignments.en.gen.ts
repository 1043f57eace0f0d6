// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "carAssignments",
  database: "main",
  resource: "cars-management",
  one: "Vehicle assignment",
  many: "Vehicle assignments",
  title: ["from"],
  fields: [
    {"name":"carId","label":"Vehicle","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"employeeId","label":"Holder","kind":"ref","to":"employees","expands":"employee"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"from","label":"From","kind":"date","required":true},
    {"name":"to","label":"To","kind":"date","notBefore":"from"},
    {"name":"decisionRef","label":"Decision reference","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
