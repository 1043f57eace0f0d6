// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "jobRuns",
  database: "main",
  resource: "jobs",
  one: "تنفيذ عملية مبرمجة",
  many: "تنفيذ العمليات المبرمجة",
  title: ["job"],
  fields: [
    {"name":"job","label":"العملية المبرمجة","kind":"text","required":true,"max":255},
    {"name":"dueAt","label":"الموعد","kind":"instant","required":true},
    {"name":"startedAt","label":"بداية التنفيذ","kind":"instant"},
    {"name":"endedAt","label":"نهاية التنفيذ","kind":"instant"},
    {"name":"outcome","label":"النتيجة","kind":"enum","words":[{"value":"ok","label":"تم بنجاح","tone":"good"},{"value":"failed","label":"فشل","tone":"bad"},{"value":"skipped","label":"لم يُنفذ","tone":"quiet"},{"value":"cancelled","label":"أُلغي","tone":"quiet"}]},
    {"name":"message","label":"الرسالة","kind":"long","max":5000},
  ],
  flow: null,
  acts: [
    {"act":"jobRuns.cancel","label":"وقف","done":"توقفت العملية"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
