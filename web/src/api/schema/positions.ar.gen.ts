// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "positions",
  database: "main",
  resource: "recruitment-system",
  one: "الفئة",
  many: "الفئات",
  title: ["gradeFr","gradeAr"],
  fields: [
    {"name":"recruitmentId","label":"المباراة","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"code","label":"الرمز","kind":"text","required":true,"searched":true,"max":32},
    {"name":"diplomaAr","label":"الشهادة المطلوبة","kind":"text","required":true,"printed":true,"max":300},
    {"name":"diplomaFr","label":"الشهادة بالفرنسية","kind":"text","required":true,"printed":true,"max":300},
    {"name":"gradeAr","label":"الدرجة","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"gradeFr","label":"الدرجة بالفرنسية","kind":"text","required":true,"searched":true,"printed":true,"max":300},
    {"name":"minAge","label":"السن الأدنى","kind":"int","least":15,"most":80},
    {"name":"maxAge","label":"السن الأقصى","kind":"int","least":15,"most":80},
    {"name":"ageExtension","label":"السن الأقصى بعد التمديد","kind":"int","least":15,"most":80},
    {"name":"minTotal","label":"الحد الأدنى للمعدل العام","kind":"dec","least":0,"most":20},
    {"name":"order","label":"الترتيب","kind":"int","least":0,"most":999},
    {"name":"posts","label":"عدد المناصب المتبارى بشأنها","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"specialties","field":"positionId"},{"collection":"committees","field":"positionIds"},{"collection":"candidates","field":"positionId"},{"collection":"examTests","field":"positionId"}],
} satisfies CollectionMeta
