// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "workSchedules",
  database: "main",
  resource: "organisation-management",
  one: "توقيت العمل",
  many: "أوقات العمل",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"max":255},
    {"name":"validFrom","label":"يسري من","kind":"date","required":true},
    {"name":"validTo","label":"يسري إلى","kind":"date","notBefore":"validFrom"},
    {"name":"start","label":"بداية العمل","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"end","label":"نهاية العمل","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"breakMinutes","label":"دقائق الاستراحة","kind":"int","least":0,"most":1440},
    {"name":"fridayBreakMinutes","label":"دقائق استراحة يوم الجمعة","kind":"int","least":0,"most":1440},
    {"name":"graceMinutes","label":"دقائق السماح","kind":"int","least":0,"most":1440},
    {"name":"toleratedMinutes","label":"دقائق التأخر المسموح به","kind":"int","least":0,"most":1440},
    {"name":"weekdays","label":"أيام العمل (1 الاثنين … 7 الأحد)","kind":"list","of":"int"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
