// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "cars",
  database: "main",
  resource: "cars-management",
  one: "مركبة",
  many: "حظيرة السيارات",
  fields: [
    {"name":"vehicleType","label":"نوع المركبة","kind":"enum","required":true,"words":[{"value":"car","label":"سيارة"},{"value":"motorcycle","label":"دراجة نارية"},{"value":"truck","label":"شاحنة"},{"value":"tractor","label":"جرار"}]},
    {"name":"fullMatricule","label":"رقم التسجيل الكامل","kind":"text","computed":true,"unique":true,"searched":true,"max":255,"form":"plate","pattern":"^.*[0-9٠-٩].*$"},
    {"name":"plateKind","label":"صنف اللوحة","kind":"enum","words":[{"value":"civil","label":"مدنية"},{"value":"old","label":"قديمة"},{"value":"state","label":"الدولة"},{"value":"communal","label":"الجماعة (ج)"},{"value":"provisional","label":"مؤقتة (WW)"}]},
    {"name":"registrationNumber","label":"رقم التسجيل","kind":"text","required":true,"max":40},
    {"name":"registrationLetter","label":"حرف التسجيل","kind":"text","max":10},
    {"name":"registrationCode","label":"رمز الإقليم","kind":"text","max":4},
    {"name":"type","label":"الصنف","kind":"text","max":255},
    {"name":"brand","label":"العلامة","kind":"text","required":true,"max":255},
    {"name":"model","label":"الطراز","kind":"text","max":255},
    {"name":"fuel","label":"الوقود","kind":"enum","words":[{"value":"diesel","label":"الغازوال"},{"value":"petrol","label":"البنزين"},{"value":"electric","label":"كهربائي"},{"value":"hybrid","label":"هجين"},{"value":"lpg","label":"غاز البترول المسيل"}]},
    {"name":"fiscalPower","label":"القوة الجبائية","kind":"text","max":255,"form":"power","pattern":"^\\s*[0-9٠-٩]{1,3}\\s*[cC]\\.?\\s*[vV]\\.?\\s*$"},
    {"name":"numSerie","label":"رقم الهيكل","kind":"text","unique":true,"searched":true,"max":255},
    {"name":"price","label":"ثمن الاقتناء (درهم)","kind":"dec"},
    {"name":"commissioningDate","label":"تاريخ أول استعمال","kind":"date"},
    {"name":"ownerDriverId","label":"المستفيد(ة) من السيارة","kind":"ref","to":"employees","expands":"ownerDriver"},
    {"name":"serviceId","label":"المصلحة","kind":"ref","to":"services","expands":"service"},
    {"name":"num","label":"الرقم الترتيبي","kind":"int","unique":true,"least":1,"most":9999999},
    {"name":"status","label":"الوضعية","kind":"enum","default":"active","words":[{"value":"active","label":"في الخدمة"},{"value":"in_repair","label":"قيد الإصلاح"},{"value":"reformed","label":"خارج الخدمة"}]},
    {"name":"odometer","label":"عدد الكيلومترات","kind":"int","least":0,"most":9999999},
    {"name":"photoId","label":"الصورة","kind":"file","bucket":"images"},
    {"name":"documentStatus","label":"وضعية الوثائق","kind":"enum","computed":true,"words":[{"value":"expired","label":"منتهية الصلاحية"},{"value":"expiring_soon","label":"تشرف على الانتهاء"},{"value":"unknown","label":"غير معروف"},{"value":"valid","label":"سارية المفعول"}]},
  ],
  flow: null,
} satisfies CollectionMeta
