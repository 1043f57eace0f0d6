// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "pointageChanges",
  database: "attendance",
  resource: "pointage",
  one: "تغيير يوم",
  many: "تغييرات الأيام",
  title: [],
  fields: [
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"before","label":"قبل","kind":"json"},
    {"name":"after","label":"بعد","kind":"json"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
