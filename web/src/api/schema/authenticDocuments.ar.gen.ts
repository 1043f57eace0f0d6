// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "authenticDocuments",
  database: "main",
  resource: "authenticDocuments",
  one: "وثيقة صحيحة",
  many: "الوثائق الصحيحة",
  fields: [
    {"name":"docId","label":"رمز الوثيقة","kind":"text","required":true,"unique":true,"max":255},
    {"name":"kind","label":"النوع","kind":"text","required":true,"max":255},
    {"name":"refNumber","label":"المرجع","kind":"text","max":255},
    {"name":"year","label":"السنة","kind":"int"},
    {"name":"num","label":"الرقم","kind":"int"},
    {"name":"subjectCollection","label":"سجل الموضوع","kind":"text","max":255},
    {"name":"subjectId","label":"الموضوع","kind":"text","max":255},
    {"name":"issuedOn","label":"تاريخ الإصدار","kind":"date","required":true},
    {"name":"issuedById","label":"أصدرها","kind":"ref","to":"employees","expands":"issuedBy"},
    {"name":"record","label":"المضمون","kind":"json"},
    {"name":"contentHash","label":"بصمة المضمون","kind":"text","required":true,"max":255},
    {"name":"seal","label":"الختم الرقمي","kind":"text","required":true,"max":255},
    {"name":"keyId","label":"رمز مفتاح الختم","kind":"text","required":true,"max":255},
    {"name":"templateId","label":"النموذج","kind":"text","max":255},
    {"name":"templateVersion","label":"إصدار النموذج","kind":"int"},
    {"name":"fileId","label":"الملف","kind":"file","bucket":"downloadable-documents"},
    {"name":"state","label":"الحالة","kind":"enum","words":[{"value":"valid","label":"صحيحة"},{"value":"cancelled","label":"ملغاة"},{"value":"replaced","label":"معوضة"}]},
    {"name":"cancelReason","label":"سبب الإلغاء","kind":"long","max":5000},
    {"name":"replacedById","label":"عوضتها","kind":"ref","to":"authenticDocuments","expands":"replacedBy"},
  ],
  flow: null,
} satisfies CollectionMeta
