// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examDocuments",
  database: "main",
  resource: "recruitment-system",
  one: "وثيقة مطلوبة",
  many: "الوثائق المطلوبة",
  title: ["labelFr","labelAr"],
  fields: [
    {"name":"recruitmentId","label":"المباراة","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"code","label":"الرمز","kind":"text","max":32},
    {"name":"labelFr","label":"الوثيقة بالفرنسية","kind":"text","required":true,"printed":true,"max":200},
    {"name":"labelAr","label":"الوثيقة","kind":"text","required":true,"printed":true,"max":200},
    {"name":"condition","label":"ممن تطلب","kind":"enum","required":true,"default":"all","words":[{"value":"all","label":"جميع المترشحين"},{"value":"in_service","label":"الموظفون"},{"value":"reserved","label":"المناصب المخصصة"}]},
    {"name":"ground","label":"الحصة التي تثبتها","kind":"enum","words":[{"value":"none","label":"لا شيء"},{"value":"resistant","label":"مقاوم / مكفول الأمة / عسكري قديم أو محارب قديم"},{"value":"disability","label":"شخص في وضعية إعاقة"}]},
    {"name":"kind","label":"نوع الملف","kind":"enum","required":true,"default":"pdf","words":[{"value":"pdf","label":"ملف ⁦PDF⁩"},{"value":"image","label":"صورة"}]},
    {"name":"maxMegabytes","label":"الحجم الأقصى بالميغابايت","kind":"int","least":1,"most":5},
  ],
  flow: null,
  referencedBy: [{"collection":"candidateFiles","field":"examDocumentId"}],
} satisfies CollectionMeta
