// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "accidents",
  database: "main",
  resource: "cars-management",
  one: "حادثة سير",
  many: "حوادث السير",
  title: ["location","locationAr"],
  fields: [
    {"name":"carId","label":"المركبة","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"employeeId","label":"السائق(ة)","kind":"ref","to":"employees","expands":"employee"},
    {"name":"location","label":"المكان","kind":"text","required":true,"searched":true,"printed":true,"suggestedBy":"accidents","max":255},
    {"name":"date","label":"التاريخ والساعة","kind":"instant","required":true},
    {"name":"declareBy","label":"التصريح للمؤمن قبل","kind":"date","computed":true},
    {"name":"type","label":"النوع","kind":"enum","required":true,"words":[{"value":"collision","label":"اصطدام"},{"value":"single_vehicle","label":"حادثة مركبة واحدة"},{"value":"pedestrian","label":"حادثة مع راجل"},{"value":"theft","label":"سرقة"},{"value":"fire","label":"حريق"},{"value":"vandalism","label":"تخريب"},{"value":"other","label":"غير ذلك"}]},
    {"name":"damages","label":"الأضرار","kind":"long","printed":true,"max":5000},
    {"name":"remarks","label":"ملاحظات","kind":"long","printed":true,"max":5000},
    {"name":"policeReportId","label":"محضر الشرطة أو الدرك الملكي","kind":"file","bucket":"legal-documents"},
    {"name":"amicableReportId","label":"معاينة ودية","kind":"file","bucket":"legal-documents"},
    {"name":"photos","label":"الصور","kind":"list","of":"file","bucket":"images"},
    {"name":"thirdParty","label":"الطرف الآخر","kind":"json"},
    {"name":"locationAr","label":"المكان بالعربية","kind":"text","searched":true,"printed":true,"suggestedBy":"accidents","max":255},
    {"name":"damagesAr","label":"الأضرار بالعربية","kind":"long","printed":true,"max":5000},
    {"name":"remarksAr","label":"ملاحظات بالعربية","kind":"long","printed":true,"max":5000},
    {"name":"state","label":"الحالة","kind":"enum","default":"reported","words":[{"value":"reported","label":"مصرح بها","tone":"warn"},{"value":"under_review","label":"قيد الدراسة","tone":"info"},{"value":"resolved","label":"تمت تسويتها","tone":"good"},{"value":"cancelled","label":"ملغاة","tone":"quiet"}]},
    {"name":"repairCost","label":"كلفة الإصلاح (درهم)","kind":"dec","least":0,"most":100000000},
  ],
  flow: {"field":"state","steps":[{"from":"reported","to":"under_review","step":"review","label":"الشروع في الدراسة","actors":[{"permission":"update"}],"required":[]},{"from":"reported","to":"resolved","step":"resolve","label":"تسوية الملف","actors":[{"permission":"update"}],"required":[]},{"from":"under_review","to":"resolved","step":"resolve","label":"تسوية الملف","actors":[{"permission":"update"}],"required":[]},{"from":"reported","to":"cancelled","step":"cancel","label":"إلغاء الملف","actors":[{"permission":"update"}],"required":[]},{"from":"under_review","to":"cancelled","step":"cancel","label":"إلغاء الملف","actors":[{"permission":"update"}],"required":[]},{"from":"resolved","to":"under_review","step":"reopen","label":"إعادة فتح الملف","actors":[{"permission":"update"}],"required":[]}]},
  acts: [
    {"act":"accidents.statement","label":"طباعة التصريح","done":"تم تسليم الوثيقة","title":"تصريح بحادثة سير","text":"تحمل الوثيقة رقما ورمز QR، ولا يمكن تعديلها بعد ذلك، بل تلغى أو تعوض."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
