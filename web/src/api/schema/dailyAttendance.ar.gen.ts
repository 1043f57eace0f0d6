// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "dailyAttendance",
  database: "attendance",
  resource: "pointage",
  one: "حصيلة يوم",
  many: "حصيلة الأيام",
  title: ["date"],
  fields: [
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"annexe","label":"الملحقة الإدارية","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"month","label":"الشهر","kind":"text","max":7},
    {"name":"headcount","label":"عدد الموظفين","kind":"int"},
    {"name":"present","label":"الحاضرون","kind":"int"},
    {"name":"late","label":"المتأخرون","kind":"int"},
    {"name":"absent","label":"المتغيبون","kind":"int"},
    {"name":"justified","label":"تغيبات مبررة","kind":"int"},
    {"name":"away","label":"في رخصة أو مهمة","kind":"int"},
    {"name":"unknown","label":"بدون معطيات","kind":"int"},
    {"name":"notMeasured","label":"غير مقيس","kind":"int"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
