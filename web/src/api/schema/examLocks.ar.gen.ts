// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examLocks",
  database: "main",
  resource: "recruitment-system",
  one: "إقفال",
  many: "الإقفالات",
  title: ["phase"],
  fields: [
    {"name":"recruitmentId","label":"المباراة","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"phase","label":"المرحلة","kind":"enum","required":true,"words":[{"value":"presence","label":"الحضور"},{"value":"written","label":"الكتابي"},{"value":"oral","label":"الشفوي"},{"value":"ranking","label":"الترتيب"}]},
    {"name":"examTestId","label":"الاختبار","kind":"ref","to":"examTests","expands":"examTest"},
    {"name":"tableHash","label":"بصمة الجدول","kind":"text","computed":true,"max":64},
    {"name":"presidentId","label":"رئيس(ة) اللجنة","kind":"ref","computed":true,"to":"committeeMembers","expands":"president"},
    {"name":"memberId","label":"عضو","kind":"ref","computed":true,"to":"committeeMembers","expands":"member"},
    {"name":"signerIds","label":"الموقعون","kind":"list","of":"ref","computed":true,"to":"committeeMembers"},
    {"name":"lockedAt","label":"تاريخ الإقفال","kind":"instant","computed":true},
    {"name":"liftedAt","label":"رفع السرية","kind":"instant","computed":true},
    {"name":"minima","label":"الحدود الدنيا التي حددتها اللجنة","kind":"json","computed":true},
    {"name":"counts","label":"الأعداد","kind":"json","computed":true},
    {"name":"reason","label":"سبب التصحيح","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"withoutReason","label":"سبب الإقفال دون لوائح لم تعد","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"docId","label":"معرف المحضر","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"المحضر","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
