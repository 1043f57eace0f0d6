// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "signatures",
  database: "main",
  resource: "rh-managements",
  one: "توقيع",
  many: "التوقيعات",
  title: ["purpose"],
  fields: [
    {"name":"subjectCollection","label":"نوع الوثيقة","kind":"text","required":true,"max":255},
    {"name":"subjectId","label":"الوثيقة","kind":"text","required":true,"max":255},
    {"name":"signerId","label":"الموقع(ة)","kind":"ref","required":true,"to":"users","expands":"signer"},
    {"name":"signerName","label":"اسم الموقع(ة)","kind":"text","max":255},
    {"name":"purpose","label":"موضوع التوقيع","kind":"text","required":true,"max":255},
    {"name":"contentHash","label":"بصمة المحتوى","kind":"text","required":true,"max":255},
    {"name":"signature","label":"الختم","kind":"text","required":true,"max":255},
    {"name":"keyId","label":"مفتاح الختم","kind":"text","required":true,"max":255},
    {"name":"signedAt","label":"تاريخ التوقيع","kind":"instant","required":true},
    {"name":"method","label":"طريقة التحقق","kind":"enum","required":true,"words":[{"value":"password","label":"كلمة السر"},{"value":"mfa","label":"كلمة السر ورمز التحقق"},{"value":"provider","label":"مزود الهوية"}]},
    {"name":"batchId","label":"الدفعة","kind":"text","required":true,"max":255},
    {"name":"shown","label":"ما عرض للتوقيع","kind":"json","required":true},
    {"name":"drawing","label":"التوقيع المرسوم","kind":"text","max":255},
    {"name":"onBehalfOfId","label":"نيابة عن","kind":"ref","to":"employees","expands":"onBehalfOf"},
  ],
  flow: null,
  referencedBy: [{"collection":"approvals","field":"signatureId"}],
} satisfies CollectionMeta
