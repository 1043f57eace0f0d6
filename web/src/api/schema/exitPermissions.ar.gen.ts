// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "exitPermissions",
  database: "main",
  resource: "pointage",
  one: "رخصة الخروج",
  many: "رخص الخروج",
  title: ["date"],
  fields: [
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"fromTime","label":"من الساعة","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"toTime","label":"إلى الساعة","kind":"text","required":true,"max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"reason","label":"السبب","kind":"long","max":5000},
    {"name":"status","label":"الحالة","kind":"enum","computed":true,"default":"pending","words":[{"value":"pending","label":"في الانتظار","tone":"info"},{"value":"approved","label":"مقبولة","tone":"good"},{"value":"rejected","label":"مرفوضة","tone":"bad"},{"value":"cancelled","label":"ملغاة","tone":"quiet"}]},
    {"name":"step","label":"المرحلة","kind":"enum","computed":true,"words":[{"value":"manager","label":"الرئيس(ة) المباشر(ة)"},{"value":"hr","label":"الموارد البشرية"},{"value":"done","label":"تم البت"}]},
    {"name":"actorIds","label":"المكلفون بالقرار","kind":"list","of":"ref","computed":true,"to":"users"},
    {"name":"managerType","label":"صفة الرئيس(ة) المباشر(ة)","kind":"enum","computed":true,"words":[{"value":"head_of_bureau","label":"رئيس(ة) المكتب"},{"value":"head_of_service","label":"رئيس(ة) المصلحة"},{"value":"head_of_division","label":"رئيس(ة) القسم"},{"value":"head_of_direction","label":"مدير(ة)"},{"value":"head_of_annexe","label":"رئيس(ة) الملحقة الإدارية"},{"value":"director","label":"المدير(ة) العام(ة) للمصالح"}]},
    {"name":"decidedById","label":"صاحب(ة) القرار","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"تاريخ القرار","kind":"instant","computed":true},
    {"name":"decisionReason","label":"تعليل القرار","kind":"long","computed":true,"max":5000},
    {"name":"bureauId","label":"المكتب","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"المصلحة","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"annexeId","label":"الملحقة الإدارية","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
  ],
  flow: null,
  acts: [
    {"act":"exitPermissions.cancel","label":"إلغاء الخروج","done":"تم إلغاء الخروج","title":"إلغاء هذا الخروج؟","text":"لا يحتسب بعد ذلك ويعاد احتساب اليوم. يطلب السبب عند إلغاء رخصة شخص آخر.","destructive":true,"inputs":[{"name":"reason","field":"decisionReason"}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
