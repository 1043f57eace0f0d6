// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "fuelLogs",
  database: "main",
  resource: "cars-management",
  one: "تزود بالوقود",
  many: "سجل الوقود",
  title: ["date"],
  fields: [
    {"name":"carId","label":"المركبة","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"litres","label":"الكمية (لتر)","kind":"dec","required":true,"least":0.01,"most":10000},
    {"name":"cost","label":"المبلغ (درهم)","kind":"dec","least":0,"most":10000000},
    {"name":"odometer","label":"عدد الكيلومترات","kind":"int","least":0,"most":9999999},
    {"name":"odometerChecked","label":"قراءة العداد متحقق منها رغم الفارق الكبير","kind":"bool","default":false},
    {"name":"station","label":"المحطة","kind":"text","suggestedBy":"fuelLogs","max":255},
    {"name":"missionId","label":"الأمر بمهمة","kind":"ref","to":"missions","expands":"mission"},
    {"name":"ofReturn","label":"من تسجيل الرجوع","kind":"bool","computed":true,"default":false},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
