// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "carLegalDocuments",
  database: "main",
  resource: "cars-management",
  one: "وثيقة قانونية",
  many: "الوثائق القانونية",
  title: ["documentType"],
  fields: [
    {"name":"carsCollection","label":"المركبة","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"documentType","label":"نوع الوثيقة","kind":"enum","required":true,"words":[{"value":"registration_card","label":"البطاقة الرمادية"},{"value":"insurance","label":"التأمين"},{"value":"road_tax","label":"الضريبة الخصوصية السنوية على المركبات"},{"value":"technical_inspection","label":"الفحص التقني"}]},
    {"name":"fileId","label":"النسخة","kind":"file","bucket":"legal-documents"},
    {"name":"year","label":"السنة","kind":"int","least":1950,"most":2200},
    {"name":"issuedOn","label":"تاريخ التسليم","kind":"date"},
    {"name":"validUntil","label":"صالح إلى غاية","kind":"date","notBefore":"issuedOn"},
    {"name":"policyNumber","label":"رقم الوثيقة","kind":"text","printed":true,"max":255},
    {"name":"provider","label":"الجهة المسلمة","kind":"text","printed":true,"suggestedBy":"carLegalDocuments","max":255},
    {"name":"cost","label":"المبلغ (درهم)","kind":"dec","least":0,"most":10000000},
    {"name":"status","label":"الصلاحية","kind":"enum","computed":true,"words":[{"value":"upcoming","label":"مقبلة","tone":"info"},{"value":"valid","label":"سارية المفعول","tone":"good"},{"value":"expiring_soon","label":"تشرف على الانتهاء","tone":"warn"},{"value":"expired","label":"منتهية الصلاحية","tone":"bad"},{"value":"unknown","label":"غير معروفة","tone":"quiet"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
