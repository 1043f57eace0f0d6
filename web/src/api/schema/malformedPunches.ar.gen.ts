// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "malformedPunches",
  database: "attendance",
  resource: "pointage",
  one: "سطر غير مقروء",
  many: "الأسطر غير المقروءة",
  title: ["line"],
  fields: [
    {"name":"deviceId","label":"الجهاز","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"line","label":"السطر كما ورد","kind":"text","computed":true,"max":200},
    {"name":"fault","label":"السبب","kind":"enum","computed":true,"words":[{"value":"unreadable","label":"غير مقروء","tone":"warn"},{"value":"future","label":"في المستقبل","tone":"warn"},{"value":"too_old","label":"قبل بداية استعمال الجهاز","tone":"warn"}]},
    {"name":"receivedAt","label":"تاريخ الاستلام","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
