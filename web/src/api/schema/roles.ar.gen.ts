// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "roles",
  database: "main",
  resource: "users-management",
  one: "دور",
  many: "الأدوار",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"name","label":"المعرف","kind":"text","required":true,"unique":true,"max":255},
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"max":255},
    {"name":"permissions","label":"الصلاحيات","kind":"list","of":"text"},
    {"name":"requiresMfa","label":"يتطلب التحقق بخطوتين","kind":"bool","default":false},
    {"name":"grantable","label":"يمنحه أيضا المكلفون بالمستعملين","kind":"bool","default":false},
  ],
  flow: null,
  referencedBy: [{"collection":"users","field":"roles"}],
} satisfies CollectionMeta
