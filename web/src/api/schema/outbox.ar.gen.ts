// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "outbox",
  database: "main",
  resource: "outbox",
  one: "رسالة صادرة",
  many: "الرسائل الصادرة",
  title: ["subject"],
  fields: [
    {"name":"channel","label":"وسيلة الإرسال","kind":"enum","required":true,"words":[{"value":"in_app","label":"داخل التطبيق"},{"value":"mail","label":"البريد الإلكتروني"},{"value":"sms","label":"رسالة نصية قصيرة"},{"value":"push","label":"إشعار فوري"}]},
    {"name":"to","label":"المرسل إليه","kind":"text","required":true,"searched":true,"max":255},
    {"name":"subject","label":"الموضوع","kind":"text","searched":true,"max":255},
    {"name":"body","label":"النص","kind":"long","max":5000},
    {"name":"state","label":"الحالة","kind":"enum","required":true,"words":[{"value":"queued","label":"في انتظار الإرسال","tone":"info"},{"value":"sent","label":"تم الإرسال","tone":"good"},{"value":"failed","label":"تعذر الإرسال","tone":"bad"},{"value":"dead","label":"متوقف","tone":"quiet"}]},
    {"name":"attempts","label":"عدد المحاولات","kind":"int"},
    {"name":"lastError","label":"آخر خطأ","kind":"long","max":5000},
    {"name":"causedBy","label":"صاحب الإرسال","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
