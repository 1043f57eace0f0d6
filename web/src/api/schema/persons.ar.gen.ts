// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "persons",
  database: "main",
  resource: "rh-managements",
  one: "شخص",
  many: "الأشخاص",
  title: ["fullNameFr","fullNameAr"],
  fields: [
    {"name":"fullNameFr","label":"الاسم الكامل بالفرنسية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"fullNameAr","label":"الاسم الكامل بالعربية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"CIN","label":"رقم البطاقة الوطنية للتعريف الإلكترونية","kind":"text","required":true,"unique":true,"searched":true,"sensitive":true,"max":255,"form":"cin","pattern":"^[\\s.\\-]*[A-Za-z][\\s.\\-]*[A-Za-z]?([\\s.\\-]*[0-9]){2,7}[\\s.\\-]*$"},
    {"name":"birthDate","label":"تاريخ الازدياد","kind":"date"},
    {"name":"birthPlaceFr","label":"مكان الازدياد بالفرنسية","kind":"text","printed":true,"max":255},
    {"name":"birthPlaceAr","label":"مكان الازدياد","kind":"text","printed":true,"max":255},
    {"name":"sex","label":"الجنس","kind":"enum","words":[{"value":"F","label":"أنثى"},{"value":"M","label":"ذكر"}]},
    {"name":"address","label":"العنوان","kind":"text","max":255},
    {"name":"phone","label":"الهاتف","kind":"text","max":255,"form":"phone","pattern":"^[\\s.\\-/()]*(0[\\s.\\-/()]*[5-8]([\\s.\\-/()]*[0-9]){8}|(\\+|0[\\s.\\-/()]*0)[\\s.\\-/()]*2[\\s.\\-/()]*1[\\s.\\-/()]*2([\\s.\\-/()]*[0-9]){9,10})[\\s.\\-/()]*$"},
    {"name":"employeeCount","label":"ملفات الموظف","kind":"int","computed":true},
    {"name":"email","label":"البريد الإلكتروني","kind":"text","max":255,"form":"email","pattern":"^\\s*[^\\s@<>()\\[\\],;:\\\\]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
  ],
  flow: null,
  referencedBy: [{"collection":"employees","field":"personId"},{"collection":"users","field":"personPublicDataID"}],
} satisfies CollectionMeta
