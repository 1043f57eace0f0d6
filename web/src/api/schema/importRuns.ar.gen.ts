// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "importRuns",
  database: "main",
  resource: "imports",
  one: "استيراد",
  many: "عمليات الاستيراد",
  title: ["fileName"],
  fields: [
    {"name":"collection","label":"المجموعة","kind":"text","required":true,"max":255},
    {"name":"fileName","label":"الملف","kind":"text","searched":true,"max":255},
    {"name":"hash","label":"بصمة الملف","kind":"text","max":255},
    {"name":"rows","label":"الأسطر","kind":"int"},
    {"name":"created","label":"وثائق أحدثت","kind":"int"},
    {"name":"updated","label":"وثائق عدلت","kind":"int"},
    {"name":"unchanged","label":"دون تغيير","kind":"int"},
    {"name":"refused","label":"أسطر مرفوضة","kind":"int"},
    {"name":"byId","label":"صاحب(ة) الاستيراد","kind":"ref","to":"users","expands":"by"},
    {"name":"at","label":"تاريخ الاستيراد","kind":"instant","required":true},
    {"name":"undoneAt","label":"تاريخ التراجع","kind":"instant"},
    {"name":"undoneById","label":"صاحب(ة) التراجع","kind":"ref","to":"users","expands":"undoneBy"},
    {"name":"undoReport","label":"تقرير التراجع","kind":"json","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"importRuns.undo","label":"التراجع عن هذا الاستيراد","done":"تم التراجع عن الاستيراد","title":"التراجع عن هذا الاستيراد؟","text":"ما تغير بعد الاستيراد يبقى كما هو.","destructive":true},
  ],
  referencedBy: [],
} satisfies CollectionMeta
