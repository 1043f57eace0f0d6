// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "dailyAttendance",
  database: "attendance",
  resource: "pointage",
  one: "Chiffres d’une journée",
  many: "Chiffres journaliers",
  title: ["date"],
  fields: [
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"annexe","label":"Annexe administrative","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"month","label":"Mois","kind":"text","max":7},
    {"name":"headcount","label":"Effectif","kind":"int"},
    {"name":"present","label":"Présents","kind":"int"},
    {"name":"late","label":"En retard","kind":"int"},
    {"name":"absent","label":"Absents","kind":"int"},
    {"name":"justified","label":"Absences justifiées","kind":"int"},
    {"name":"away","label":"En congé ou en mission","kind":"int"},
    {"name":"unknown","label":"Sans données","kind":"int"},
    {"name":"notMeasured","label":"Non mesurés","kind":"int"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
