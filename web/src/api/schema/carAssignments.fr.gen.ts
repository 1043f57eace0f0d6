// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "carAssignments",
  database: "main",
  resource: "cars-management",
  one: "Affectation de véhicule",
  many: "Affectations de véhicules",
  title: ["from"],
  fields: [
    {"name":"carId","label":"Véhicule","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"employeeId","label":"Détenteur","kind":"ref","to":"employees","expands":"employee"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"from","label":"Du","kind":"date","required":true},
    {"name":"to","label":"Au","kind":"date","notBefore":"from"},
    {"name":"decisionRef","label":"Référence de la décision","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
