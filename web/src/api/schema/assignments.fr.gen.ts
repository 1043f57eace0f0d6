// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "assignments",
  database: "main",
  resource: "assignments",
  one: "Affectation",
  many: "Affectations",
  title: [],
  fields: [
    {"name":"type","label":"Type","kind":"enum","required":true,"words":[{"value":"assignment","label":"Affectation"},{"value":"transfer","label":"Mutation"},{"value":"secondment","label":"Détachement"},{"value":"made_available","label":"Mise à disposition"},{"value":"interim","label":"Intérim"}]},
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"bureauId","label":"Bureau","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"annexeId","label":"Annexe administrative","kind":"ref","to":"annexes","expands":"annexe"},
    {"name":"startDate","label":"Date de début","kind":"date","required":true},
    {"name":"endDate","label":"Date de fin","kind":"date","notBefore":"startDate"},
    {"name":"decisionRef","label":"Référence de la décision","kind":"text","max":255},
    {"name":"decisionDate","label":"Date de la décision","kind":"date"},
    {"name":"notes","label":"Notes","kind":"long","max":5000},
    {"name":"fileId","label":"Copie de la décision","kind":"file","bucket":"downloadable-documents"},
    {"name":"effectiveAt","label":"Prise d’effet","kind":"instant","computed":true},
    {"name":"source","label":"Origine","kind":"enum","computed":true,"words":[{"value":"file","label":"Lieu de la fiche avant la première affectation"},{"value":"form","label":"Fiche de l’agent"},{"value":"import","label":"Import"},{"value":"api","label":"Programme (API)"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
