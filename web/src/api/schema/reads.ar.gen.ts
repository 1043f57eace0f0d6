// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "reads",
  database: "main",
  resource: "jobs",
  one: "عملية اطلاع",
  many: "عمليات الاطلاع",
  title: ["collection"],
  fields: [
    {"name":"at","label":"وقت الاطلاع","kind":"instant","required":true},
    {"name":"day","label":"يوم الاطلاع","kind":"date","required":true},
    {"name":"who","label":"الحساب","kind":"text","required":true,"max":64},
    {"name":"whoName","label":"المُطَّلِع(ة)","kind":"text","searched":true,"max":255},
    {"name":"officeFr","label":"مكتب المُطَّلِع(ة) (بالفرنسية)","kind":"text","max":255},
    {"name":"officeAr","label":"مكتب المُطَّلِع(ة)","kind":"text","max":255},
    {"name":"collection","label":"السجل","kind":"text","required":true,"max":64},
    {"name":"documentId","label":"معرف الوثيقة","kind":"text","max":64},
    {"name":"fields","label":"المعطيات","kind":"list","of":"text"},
    {"name":"door","label":"طريقة الاطلاع","kind":"enum","required":true,"words":[{"value":"get","label":"فتح السجل"},{"value":"export","label":"لائحة أو تصدير"},{"value":"print","label":"طباعة"},{"value":"file","label":"ملف"},{"value":"report","label":"إحصاء"}]},
    {"name":"filter","label":"معايير الاختيار","kind":"long","max":5000},
    {"name":"count","label":"عدد السجلات","kind":"int","required":true},
    {"name":"employeeId","label":"المعني(ة) بالأمر","kind":"ref","to":"employees","expands":"employee"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
