// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deadlineRules",
  database: "main",
  resource: "settings",
  one: "قاعدة أجل",
  many: "قواعد الآجال",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"code","label":"رمز الأجل","kind":"text","required":true,"max":64},
    {"name":"validFrom","label":"يسري من","kind":"date","required":true},
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"max":255},
    {"name":"amount","label":"المدة","kind":"int","required":true,"least":1,"most":3660},
    {"name":"unit","label":"الوحدة","kind":"enum","required":true,"words":[{"value":"day","label":"أيام"},{"value":"month","label":"أشهر"}]},
    {"name":"counts","label":"الأيام المحتسبة","kind":"enum","required":true,"words":[{"value":"calendar","label":"كل الأيام"},{"value":"working","label":"أيام العمل"}]},
    {"name":"clear","label":"أجل كامل (لا يحتسب اليوم الأول ولا الأخير)","kind":"bool","default":false},
    {"name":"onHoliday","label":"إذا صادف آخره يوم عطلة","kind":"enum","required":true,"words":[{"value":"stay","label":"يبقى في يومه"},{"value":"next_working","label":"يمدد إلى أول يوم عمل موال"},{"value":"previous_working","label":"يقدم إلى آخر يوم عمل سابق"}]},
    {"name":"suspended","label":"يعلق كل سنة","kind":"json"},
    {"name":"source","label":"السند القانوني","kind":"long","required":true,"max":5000},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
