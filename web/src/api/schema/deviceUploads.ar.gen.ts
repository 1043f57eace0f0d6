// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deviceUploads",
  database: "attendance",
  resource: "pointage",
  one: "إرسالية جهاز",
  many: "إرساليات الأجهزة",
  title: ["receivedAt"],
  fields: [
    {"name":"deviceId","label":"الجهاز","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"kind","label":"النوع","kind":"enum","computed":true,"words":[{"value":"punches","label":"حركات"},{"value":"users","label":"مستعملون وبصمات"},{"value":"file","label":"ملف"}]},
    {"name":"lines","label":"الأسطر","kind":"int","computed":true},
    {"name":"newLines","label":"الجديدة","kind":"int","computed":true},
    {"name":"malformedLines","label":"غير المقروءة","kind":"int","computed":true},
    {"name":"sha256","label":"البصمة الرقمية (SHA-256)","kind":"text","computed":true,"max":255},
    {"name":"receivedAt","label":"تاريخ الاستلام","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
