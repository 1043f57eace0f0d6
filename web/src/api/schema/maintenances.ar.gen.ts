// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "maintenances",
  database: "main",
  resource: "park-maintenance",
  one: "صيانة",
  many: "الصيانة",
  title: ["kind"],
  fields: [
    {"name":"carId","label":"المركبة","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"kind","label":"النوع","kind":"enum","required":true,"words":[{"value":"preventive","label":"صيانة وقائية"},{"value":"corrective","label":"إصلاح"},{"value":"inspection","label":"فحص"},{"value":"tyres","label":"الإطارات"},{"value":"oil","label":"تغيير الزيت"},{"value":"other","label":"غير ذلك"}]},
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"garage","label":"المرآب","kind":"text","suggestedBy":"maintenances","max":255},
    {"name":"description","label":"الوصف","kind":"long","max":5000},
    {"name":"odometer","label":"عدد الكيلومترات","kind":"int","least":0,"most":9999999},
    {"name":"odometerChecked","label":"قراءة العداد متحقق منها رغم الفارق الكبير","kind":"bool","default":false},
    {"name":"labourCost","label":"كلفة اليد العاملة (درهم)","kind":"dec","least":0,"most":10000000},
    {"name":"parts","label":"قطع الغيار","kind":"json"},
    {"name":"totalCost","label":"الكلفة الإجمالية (درهم)","kind":"dec","computed":true},
    {"name":"status","label":"الحالة","kind":"enum","default":"planned","words":[{"value":"planned","label":"مبرمجة","tone":"info"},{"value":"in_progress","label":"جارية","tone":"warn"},{"value":"done","label":"منجزة","tone":"good"},{"value":"cancelled","label":"ملغاة","tone":"quiet"}]},
    {"name":"nextDueDate","label":"تاريخ الصيانة المقبلة","kind":"date"},
    {"name":"nextDueOdometer","label":"الصيانة المقبلة (كلم)","kind":"int","least":0,"most":9999999},
  ],
  flow: {"field":"status","steps":[{"from":"planned","to":"in_progress","step":"start","label":"بدء الأشغال","actors":[{"permission":"update"}],"required":[]},{"from":"planned","to":"done","step":"finish","label":"إنهاء الأشغال","actors":[{"permission":"update"}],"required":[]},{"from":"in_progress","to":"done","step":"finish","label":"إنهاء الأشغال","actors":[{"permission":"update"}],"required":[]},{"from":"planned","to":"cancelled","step":"cancel","label":"إلغاء الأمر","actors":[{"permission":"update"}],"required":[]},{"from":"in_progress","to":"cancelled","step":"cancel","label":"إلغاء الأمر","actors":[{"permission":"update"}],"required":[]}]},
  acts: [
    {"act":"maintenances.finish","label":"إنهاء الأشغال","done":"انتهت الأشغال وخرجت القطع من المخزون","title":"إنهاء الأشغال","text":"تخرج القطع من المخزون ولن تتغير الكلفة بعد ذلك.","inputs":[{"name":"date","field":"date"},{"name":"odometer","field":"odometer"},{"name":"odometerChecked","field":"odometerChecked"},{"name":"parts","field":"parts"},{"name":"labourCost","field":"labourCost"},{"name":"nextDueDate","field":"nextDueDate"},{"name":"nextDueOdometer","field":"nextDueOdometer"}]},
  ],
  referencedBy: [{"collection":"spareMovements","field":"maintenanceId"}],
} satisfies CollectionMeta
