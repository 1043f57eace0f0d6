// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "gradeEntries",
  database: "main",
  resource: "recruitment-system",
  one: "نقطة",
  many: "النقط",
  title: ["mark"],
  fields: [
    {"name":"examTestId","label":"الاختبار","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"copyId","label":"الورقة","kind":"ref","to":"examCopies"},
    {"name":"candidateId","label":"المترشح(ة)","kind":"ref","to":"candidates","expands":"candidate"},
    {"name":"test","label":"نوع الاختبار","kind":"enum","computed":true,"words":[{"value":"written","label":"الاختبار الكتابي"},{"value":"oral","label":"الاختبار الشفوي"},{"value":"practical","label":"الاختبار التطبيقي"}]},
    {"name":"round","label":"التصحيح","kind":"int","computed":true,"least":1,"most":3},
    {"name":"markerId","label":"المصحح(ة)","kind":"ref","computed":true,"to":"committeeMembers","expands":"marker"},
    {"name":"committeeId","label":"اللجنة","kind":"ref","computed":true,"to":"committees","expands":"committee"},
    {"name":"mark","label":"النقطة","kind":"dec","required":true,"least":0,"most":20},
    {"name":"typedTwice","label":"أدخلت مرتين","kind":"bool","computed":true,"default":false},
    {"name":"replaces","label":"تعوض","kind":"ref","to":"gradeEntries"},
    {"name":"appealId","label":"التظلم","kind":"ref","computed":true,"to":"appeals","expands":"appeal"},
    {"name":"reason","label":"السبب","kind":"long","printed":true,"max":5000},
    {"name":"typedByIds","label":"أدخل ورقة النقط","kind":"list","of":"ref","computed":true,"to":"users"},
    {"name":"byId","label":"أدخلها","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"enteredAt","label":"تاريخ الإدخال","kind":"instant","computed":true},
    {"name":"lockedAt","label":"تاريخ الإقفال","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"replaces"},{"collection":"appeals","field":"entryId"}],
} satisfies CollectionMeta
