// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "positions",
  database: "main",
  resource: "recruitment-system",
  one: "Catégorie",
  many: "Catégories",
  title: ["gradeFr","gradeAr"],
  fields: [
    {"name":"recruitmentId","label":"Concours","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"code","label":"Code","kind":"text","required":true,"searched":true,"max":32},
    {"name":"diplomaAr","label":"Diplôme en arabe","kind":"text","required":true,"printed":true,"max":300},
    {"name":"diplomaFr","label":"Diplôme exigé","kind":"text","required":true,"printed":true,"max":300},
    {"name":"gradeAr","label":"Grade en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"gradeFr","label":"Grade","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"minAge","label":"Âge minimal","kind":"int","least":15,"most":80},
    {"name":"maxAge","label":"Âge maximal","kind":"int","least":15,"most":80},
    {"name":"ageExtension","label":"Âge maximal après prorogation","kind":"int","least":15,"most":80},
    {"name":"minTotal","label":"Minimum de la moyenne générale","kind":"dec","least":0,"most":20},
    {"name":"order","label":"Ordre","kind":"int","least":0,"most":999},
    {"name":"posts","label":"Nombre de postes","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"specialties","field":"positionId"},{"collection":"committees","field":"positionIds"},{"collection":"candidates","field":"positionId"},{"collection":"examTests","field":"positionId"}],
} satisfies CollectionMeta
