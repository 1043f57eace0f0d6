// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "annexeReports",
  database: "main",
  resource: "absence-management",
  one: "Absence report",
  many: "Absence reports",
  title: ["date"],
  fields: [
    {"name":"annexe","label":"Administrative annexe","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"periodType","label":"Period","kind":"enum","default":"daily","words":[{"value":"daily","label":"Daily"},{"value":"weekly","label":"Weekly"},{"value":"monthly","label":"Monthly"}]},
    {"name":"justifiedAbsences","label":"Justified absences","kind":"int","least":0,"most":100000},
    {"name":"unjustifiedAbsences","label":"Unjustified absences","kind":"int","least":0,"most":100000},
    {"name":"abscence","label":"Absences","kind":"int","least":0,"most":100000},
    {"name":"headcount","label":"Headcount","kind":"int","least":0,"most":100000},
    {"name":"notes","label":"Notes","kind":"long","max":4000},
    {"name":"source","label":"Source","kind":"enum","computed":true,"default":"typed","words":[{"value":"typed","label":"Typed"},{"value":"days","label":"Days of attendance"}]},
    {"name":"difference","label":"Difference from the days","kind":"json","computed":true},
    {"name":"all","label":"Text that is searched","kind":"long","computed":true,"searched":true,"max":5000},
    {"name":"authorId","label":"Author","kind":"ref","computed":true,"to":"users","expands":"author"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
