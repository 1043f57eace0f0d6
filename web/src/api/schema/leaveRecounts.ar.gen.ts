// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "leaveRecounts",
  database: "main",
  resource: "employee-portail",
  one: "رخصة معادة الاحتساب",
  many: "إعادة احتساب الرخص",
  title: ["change"],
  fields: [
    {"name":"requestId","label":"طلب الرخصة","kind":"ref","required":true,"to":"leaveRequests","expands":"request"},
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"cause","label":"سبب التغيير","kind":"enum","required":true,"words":[{"value":"holiday","label":"عطلة رسمية"},{"value":"hours","label":"توقيت العمل"},{"value":"place","label":"مقر العمل"},{"value":"sick","label":"إلغاء رخصة مرض أو تقليصها"}]},
    {"name":"change","label":"التغيير","kind":"text","required":true,"max":64},
    {"name":"startDate","label":"من","kind":"date","required":true},
    {"name":"endDate","label":"إلى","kind":"date","required":true},
    {"name":"standingDays","label":"الأيام كما منحت","kind":"dec","required":true},
    {"name":"countedDays","label":"الأيام بعد التغيير","kind":"dec","required":true},
    {"name":"lackingDays","label":"الأيام الناقصة من الرصيد","kind":"dec"},
    {"name":"state","label":"الحالة","kind":"enum","required":true,"default":"open","words":[{"value":"open","label":"في انتظار القرار","tone":"warn"},{"value":"kept","label":"أبقيت كما منحت","tone":"good"},{"value":"recounted","label":"أعيد احتسابها","tone":"info"},{"value":"shortened","label":"قلصت مدتها","tone":"info"},{"value":"void","label":"لم يعد له موضوع","tone":"quiet"}]},
    {"name":"reason","label":"التعليل","kind":"long","max":5000},
    {"name":"decidedById","label":"صاحب(ة) القرار","kind":"ref","to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"تاريخ القرار","kind":"instant"},
  ],
  flow: null,
  acts: [
    {"act":"leaveRecounts.decide","label":"البت","done":"تم تسجيل القرار","title":"رخص معادة الاحتساب","text":"رخص ممنوحة يأخذ منها تغيير في العطل أو التوقيت أو مقر العمل أياما إضافية","by":"ids","inputs":[{"name":"reason","field":"reason"}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
