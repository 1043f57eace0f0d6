// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "carAssignments",
  database: "main",
  resource: "cars-management",
  one: "إسناد مركبة",
  many: "إسناد المركبات",
  title: ["from"],
  fields: [
    {"name":"carId","label":"المركبة","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"employeeId","label":"المستفيد(ة)","kind":"ref","to":"employees","expands":"employee"},
    {"name":"serviceId","label":"المصلحة","kind":"ref","to":"services","expands":"service"},
    {"name":"from","label":"من","kind":"date","required":true},
    {"name":"to","label":"إلى","kind":"date","notBefore":"from"},
    {"name":"decisionRef","label":"مرجع القرار","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
