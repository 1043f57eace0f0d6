// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "positions",
  database: "main",
  resource: "recruitment-system",
  one: "Position",
  many: "Positions",
  title: ["gradeFr","gradeAr"],
  fields: [
    {"name":"recruitmentId","label":"Exam","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"code","label":"Code","kind":"text","required":true,"searched":true,"max":32},
    {"name":"diplomaAr","label":"Diploma in Arabic","kind":"text","required":true,"printed":true,"max":300},
    {"name":"diplomaFr","label":"Diploma in French","kind":"text","required":true,"printed":true,"max":300},
    {"name":"gradeAr","label":"Grade in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"gradeFr","label":"Grade in French","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"minAge","label":"Least age","kind":"int","least":15,"most":80},
    {"name":"maxAge","label":"Greatest age","kind":"int","least":15,"most":80},
    {"name":"ageExtension","label":"Greatest age with extension","kind":"int","least":15,"most":80},
    {"name":"minTotal","label":"Minimum of the final mark","kind":"dec","least":0,"most":20},
    {"name":"order","label":"Order","kind":"int","least":0,"most":999},
    {"name":"posts","label":"Number of posts","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"specialties","field":"positionId"},{"collection":"committees","field":"positionIds"},{"collection":"candidates","field":"positionId"},{"collection":"examTests","field":"positionId"}],
} satisfies CollectionMeta
