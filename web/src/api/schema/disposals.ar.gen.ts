// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "disposals",
  database: "main",
  resource: "settings",
  one: "عملية محو",
  many: "عمليات المحو",
  title: ["refNumber"],
  fields: [
    {"name":"ruleId","label":"القاعدة","kind":"ref","computed":true,"to":"retentionRules","expands":"rule"},
    {"name":"refNumber","label":"الرقم","kind":"text","computed":true,"searched":true,"max":255},
    {"name":"year","label":"السنة","kind":"int","computed":true},
    {"name":"num","label":"الرقم الترتيبي","kind":"int","computed":true},
    {"name":"startedAt","label":"بدأت في","kind":"instant","computed":true},
    {"name":"doneAt","label":"انتهت في","kind":"instant","computed":true},
    {"name":"state","label":"الحالة","kind":"enum","computed":true,"words":[{"value":"running","label":"جارية","tone":"info"},{"value":"done","label":"منجزة","tone":"good"}]},
    {"name":"months","label":"مدة الاحتفاظ (بالأشهر)","kind":"int","computed":true},
    {"name":"count","label":"عدد الملفات المعنية","kind":"int","computed":true},
    {"name":"files","label":"عدد الوثائق","kind":"int","computed":true},
    {"name":"groups","label":"التفصيل","kind":"json","computed":true},
    {"name":"proposedById","label":"اقترح القاعدة","kind":"ref","computed":true,"to":"users","expands":"proposedBy"},
    {"name":"confirmedById","label":"صادق على القاعدة","kind":"ref","computed":true,"to":"users","expands":"confirmedBy"},
    {"name":"backupsUntil","label":"في النسخ الاحتياطية إلى غاية","kind":"date","computed":true},
    {"name":"docId","label":"معرف المحضر","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"المحضر","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
