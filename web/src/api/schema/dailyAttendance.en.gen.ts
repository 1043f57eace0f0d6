// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "dailyAttendance",
  database: "attendance",
  resource: "pointage",
  one: "Figures of a day",
  many: "Daily figures",
  title: ["date"],
  fields: [
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"annexe","label":"Administrative annexe","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"month","label":"Month","kind":"text","max":7},
    {"name":"headcount","label":"Headcount","kind":"int"},
    {"name":"present","label":"Present","kind":"int"},
    {"name":"late","label":"Late","kind":"int"},
    {"name":"absent","label":"Absent","kind":"int"},
    {"name":"justified","label":"Justified absences","kind":"int"},
    {"name":"away","label":"On leave or on a mission","kind":"int"},
    {"name":"unknown","label":"Without data","kind":"int"},
    {"name":"notMeasured","label":"Not measured","kind":"int"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
