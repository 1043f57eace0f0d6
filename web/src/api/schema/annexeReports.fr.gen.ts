// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "annexeReports",
  database: "main",
  resource: "absence-management",
  one: "Rapport d’absences",
  many: "Rapports d’absences",
  title: ["date"],
  fields: [
    {"name":"annexe","label":"Annexe administrative","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"periodType","label":"Période","kind":"enum","default":"daily","words":[{"value":"daily","label":"Journalier"},{"value":"weekly","label":"Hebdomadaire"},{"value":"monthly","label":"Mensuel"}]},
    {"name":"justifiedAbsences","label":"Absences justifiées","kind":"int","least":0,"most":100000},
    {"name":"unjustifiedAbsences","label":"Absences injustifiées","kind":"int","least":0,"most":100000},
    {"name":"abscence","label":"Total des absences","kind":"int","least":0,"most":100000},
    {"name":"headcount","label":"Effectif","kind":"int","least":0,"most":100000},
    {"name":"notes","label":"Notes","kind":"long","max":4000},
    {"name":"source","label":"Origine","kind":"enum","computed":true,"default":"typed","words":[{"value":"typed","label":"Saisi"},{"value":"days","label":"Pointages"}]},
    {"name":"difference","label":"Écart avec les pointages","kind":"json","computed":true},
    {"name":"all","label":"Texte de recherche","kind":"long","computed":true,"searched":true,"max":5000},
    {"name":"authorId","label":"Auteur","kind":"ref","computed":true,"to":"users","expands":"author"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
