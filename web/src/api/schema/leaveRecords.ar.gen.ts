// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "leaveRecords",
  database: "main",
  resource: "employee-portail",
  one: "قيد في سجل الرخص",
  many: "سجل الرخص",
  title: ["type"],
  fields: [
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"start_date","label":"من تاريخ","kind":"date","required":true},
    {"name":"type","label":"نوع الرخصة","kind":"text","required":true,"max":32},
    {"name":"typeId","label":"نوع الرخصة","kind":"ref","to":"leaveTypes","expands":"leaveType"},
    {"name":"cumulative_days","label":"مجموع الأيام المستعملة","kind":"dec"},
    {"name":"days_owed","label":"الرصيد بعد القيد","kind":"dec"},
    {"name":"days","label":"عدد الأيام","kind":"dec","required":true},
    {"name":"kind","label":"نوع القيد","kind":"enum","required":true,"words":[{"value":"entitlement","label":"استحقاق","tone":"good"},{"value":"taken","label":"استعمال","tone":"info"},{"value":"carry_over","label":"تأجيل","tone":"info"},{"value":"expiry","label":"سقوط","tone":"quiet"},{"value":"correction","label":"تصحيح","tone":"warn"}]},
    {"name":"year","label":"السنة","kind":"int","required":true},
    {"name":"requestId","label":"طلب الرخصة","kind":"ref","to":"leaveRequests","expands":"request"},
    {"name":"reason","label":"السبب","kind":"long","max":5000},
    {"name":"byId","label":"من طرف","kind":"ref","to":"users","expands":"by"},
    {"name":"reversesId","label":"القيد المعكوس","kind":"ref","unique":true,"to":"leaveRecords","expands":"reverses"},
    {"name":"expiresOn","label":"آخر أجل","kind":"date"},
  ],
  flow: null,
  acts: [
    {"act":"leaveRecords.reverse","label":"عكس القيد","done":"تم عكس القيد","title":"عكس القيد","text":"يضاف إلى السجل قيد معاكس بتاريخ اليوم مع سببه، ويبقى القيد الأصلي كما هو.","destructive":true,"inputs":[{"name":"reason","field":"reason","required":true}]},
  ],
  referencedBy: [{"collection":"leaveRecords","field":"reversesId"}],
} satisfies CollectionMeta
