// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "appeals",
  database: "main",
  resource: "recruitment-system",
  one: "تظلم",
  many: "التظلمات",
  title: ["about"],
  fields: [
    {"name":"candidateId","label":"المترشح(ة)","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"recruitmentId","label":"المباراة","kind":"ref","computed":true,"to":"recruitments","expands":"recruitment"},
    {"name":"about","label":"موضوع التظلم","kind":"enum","required":true,"words":[{"value":"elimination","label":"الإقصاء"},{"value":"mark","label":"النقطة"},{"value":"ranking","label":"الترتيب"}]},
    {"name":"examTestId","label":"الاختبار","kind":"ref","to":"examTests","expands":"examTest"},
    {"name":"text","label":"نص التظلم","kind":"long","required":true,"printed":true,"max":5000},
    {"name":"filedAt","label":"تاريخ الإيداع","kind":"instant","computed":true},
    {"name":"state","label":"الحالة","kind":"enum","computed":true,"default":"filed","words":[{"value":"filed","label":"تم الإيداع","tone":"info"},{"value":"accepted","label":"مقبول","tone":"good"},{"value":"refused","label":"مرفوض","tone":"bad"}]},
    {"name":"decision","label":"القرار وتعليله","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"decidedById","label":"قررها","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"تاريخ القرار","kind":"instant","computed":true},
    {"name":"firstDecidedByIds","label":"المقررون الأولون","kind":"list","of":"ref","computed":true,"to":"users"},
    {"name":"entryId","label":"النقطة الجديدة","kind":"ref","computed":true,"to":"gradeEntries"},
    {"name":"carriedOutAt","label":"تاريخ التنفيذ","kind":"instant","computed":true},
    {"name":"decisionRef","label":"مرجع قرار إحداث المنصب","kind":"text","computed":true,"printed":true,"max":100},
    {"name":"carriedOutRunId","label":"الترتيب بعد التنفيذ","kind":"ref","computed":true,"to":"rankingRuns","expands":"carriedOutRun"},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"appealId"}],
} satisfies CollectionMeta
