// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "notifications",
  database: "main",
  resource: "notifications",
  one: "إشعار",
  many: "الإشعارات",
  title: ["titleKey"],
  fields: [
    {"name":"userId","label":"المستعمل(ة)","kind":"ref","required":true,"to":"users"},
    {"name":"kind","label":"النوع","kind":"text","required":true,"max":255},
    {"name":"titleKey","label":"مفتاح العنوان","kind":"text","required":true,"max":255},
    {"name":"params","label":"المعطيات","kind":"json"},
    {"name":"link","label":"الرابط","kind":"text","max":1000},
    {"name":"subjectCollection","label":"نوع الموضوع","kind":"text","max":255},
    {"name":"subjectId","label":"الموضوع","kind":"text","max":255},
    {"name":"needsAck","label":"يتطلب تأكيد الاطلاع","kind":"bool","default":false},
    {"name":"readAt","label":"تاريخ القراءة","kind":"instant"},
    {"name":"ackAt","label":"تاريخ تأكيد الاطلاع","kind":"instant"},
    {"name":"repeatAfter","label":"إعادة الإشعار بعد","kind":"instant"},
  ],
  flow: null,
  acts: [
    {"act":"notifications.acknowledge","label":"تأكيد الاطلاع","done":"تم تأكيد الاطلاع"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
