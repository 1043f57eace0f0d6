// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "duties",
  database: "main",
  resource: "pointage",
  one: "مداومة أو ساعات إضافية",
  many: "المداومة والساعات الإضافية",
  title: ["date"],
  fields: [
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"fromTime","label":"من الساعة","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"toTime","label":"إلى الساعة","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"kind","label":"النوع","kind":"enum","required":true,"words":[{"value":"permanence","label":"المداومة"},{"value":"overtime","label":"الساعات الإضافية"}]},
    {"name":"decisionRef","label":"مرجع القرار","kind":"text","max":255},
    {"name":"bureauId","label":"المكتب","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"المصلحة","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"annexeId","label":"الملحقة الإدارية","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
