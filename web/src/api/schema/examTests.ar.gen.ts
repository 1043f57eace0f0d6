// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examTests",
  database: "main",
  resource: "recruitment-system",
  one: "الاختبار",
  many: "الاختبارات",
  title: ["labelFr","labelAr"],
  fields: [
    {"name":"recruitmentId","label":"المباراة","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"positionId","label":"الفئة","kind":"ref","to":"positions","expands":"position"},
    {"name":"kind","label":"نوع الاختبار","kind":"enum","required":true,"words":[{"value":"written","label":"الاختبار الكتابي"},{"value":"oral","label":"الاختبار الشفوي"},{"value":"practical","label":"الاختبار التطبيقي"}]},
    {"name":"labelFr","label":"الاختبار بالفرنسية","kind":"text","required":true,"printed":true,"max":200},
    {"name":"labelAr","label":"الاختبار","kind":"text","required":true,"printed":true,"max":200},
    {"name":"coefficient","label":"المعامل","kind":"dec","required":true,"least":0.01,"most":100},
    {"name":"minMark","label":"النقطة الموجبة للإقصاء","kind":"dec","least":0,"most":20},
    {"name":"date","label":"التاريخ","kind":"date"},
    {"name":"startTime","label":"ساعة البداية","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"durationMinutes","label":"المدة بالدقائق","kind":"int","least":1,"most":1440},
    {"name":"markers","label":"عدد المصححين","kind":"int","least":1,"most":2},
    {"name":"maxGap","label":"أقصى فارق بين التصحيحين","kind":"dec","least":0,"most":20},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"examTestId"},{"collection":"examRooms","field":"examTestId"},{"collection":"examCopies","field":"examTestId"},{"collection":"examPresence","field":"examTestId"},{"collection":"examLocks","field":"examTestId"},{"collection":"appeals","field":"examTestId"}],
} satisfies CollectionMeta
