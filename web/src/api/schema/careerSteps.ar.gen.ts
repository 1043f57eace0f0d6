// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "careerSteps",
  database: "main",
  resource: "rh-managements",
  one: "مرحلة من المسار المهني",
  many: "المسار المهني",
  title: [],
  fields: [
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"kind","label":"نوع التغيير","kind":"enum","required":true,"words":[{"value":"recruitment","label":"توظيف","tone":"info"},{"value":"tenure","label":"ترسيم","tone":"good"},{"value":"step","label":"ترقية في الرتبة","tone":"quiet"},{"value":"grade","label":"ترقية في الدرجة","tone":"good"},{"value":"function","label":"تغيير الوظيفة","tone":"info"},{"value":"position","label":"تغيير الوضعية","tone":"warn"},{"value":"end","label":"انتهاء الخدمة","tone":"quiet"},{"value":"interruption","label":"توقف عن القيام بالوظيفة","tone":"warn"},{"value":"resume","label":"استئناف العمل","tone":"good"}]},
    {"name":"on","label":"تاريخ المفعول","kind":"date","required":true},
    {"name":"gradeId","label":"الدرجة","kind":"ref","to":"grades","expands":"grade"},
    {"name":"jobTitleId","label":"الوظيفة","kind":"ref","to":"jobTitles","expands":"jobTitle"},
    {"name":"echelon","label":"الرتبة","kind":"int","least":0,"most":99},
    {"name":"position","label":"الوضعية","kind":"enum","words":[{"value":"activity","label":"القيام بالوظيفة"},{"value":"secondment","label":"الإلحاق"},{"value":"leave_of_absence","label":"الاستيداع"},{"value":"national_service","label":"الخدمة العسكرية"}]},
    {"name":"ground","label":"سبب انتهاء الخدمة","kind":"enum","words":[{"value":"retirement","label":"الإحالة على التقاعد"},{"value":"resignation","label":"الاستقالة"},{"value":"transfer","label":"الانتقال إلى إدارة أخرى"},{"value":"contract_end","label":"انتهاء العقد"},{"value":"dismissal","label":"العزل أو الإعفاء"},{"value":"abandonment","label":"ترك الوظيفة"},{"value":"death","label":"الوفاة"}]},
    {"name":"decisionRef","label":"مرجع القرار","kind":"text","max":255},
    {"name":"decisionDate","label":"تاريخ القرار","kind":"date"},
    {"name":"fileId","label":"نسخة القرار","kind":"file","bucket":"downloadable-documents"},
    {"name":"notes","label":"ملاحظات","kind":"long","max":5000},
    {"name":"outOfOrderReason","label":"سبب الإدراج خارج الترتيب","kind":"long","max":5000},
    {"name":"source","label":"مصدر التغيير","kind":"enum","computed":true,"words":[{"value":"form","label":"الملف الشخصي"},{"value":"import","label":"استيراد"},{"value":"api","label":"برنامج"}]},
    {"name":"gradeName","label":"الدرجة حينها","kind":"text","computed":true,"max":255},
    {"name":"functionName","label":"الوظيفة حينها","kind":"text","computed":true,"max":255},
    {"name":"formerFunction","label":"الوظيفة السابقة","kind":"text","computed":true,"max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
