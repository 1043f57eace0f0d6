// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "approvalRules",
  database: "main",
  resource: "rh-managements",
  one: "قاعدة مصادقة",
  many: "قواعد المصادقة",
  title: ["name"],
  fields: [
    {"name":"name","label":"اسم القاعدة","kind":"text","unique":true,"max":255},
    {"name":"subject","label":"موضوع الطلب","kind":"text","required":true,"max":255},
    {"name":"type","label":"النوع (فارغ: الكل)","kind":"text","max":255},
    {"name":"unitId","label":"الوحدة (فارغ: الكل)","kind":"text","max":255},
    {"name":"daysFrom","label":"من (أيام)","kind":"int","least":0,"most":3660},
    {"name":"daysTo","label":"إلى (أيام)","kind":"int","least":0,"most":3660},
    {"name":"steps","label":"المراحل","kind":"json","required":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
