// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "holidays",
  database: "main",
  resource: "organisation-management",
  one: "يوم عطلة رسمية",
  many: "أيام العطل الرسمية",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"max":255},
    {"name":"kind","label":"النوع","kind":"enum","required":true,"words":[{"value":"fixed","label":"ثابتة"},{"value":"hijri","label":"هجرية"},{"value":"exceptional","label":"استثنائية"}]},
    {"name":"confirmed","label":"مؤكدة","kind":"bool","default":false},
    {"name":"source","label":"السند القانوني","kind":"text","max":500},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
