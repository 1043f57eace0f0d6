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
  acts: [
    {"act":"examCopies.assign","label":"إسناد","done":"أسندت الأوراق","title":"إسناد","text":"من يصحح؟ لا يرى مصححان نقط بعضهما.","by":"examTestId"},
    {"act":"examPresence.scan","label":"تسجيل الحضور","done":"تم تسجيل الحضور","title":"تسجيل الحضور","text":"يوم الاختبار، امسحوا رمز الاستدعاء لتسجيل الحضور.","by":"examTestId"},
    {"act":"examPresence.close","label":"إقفال الحضور","done":"أقفل الحضور","title":"إقفال الحضور","text":"يقفله عضوان كل بكلمة سره. وبعد ذلك لا يصحح إلا بمحضر.","by":"examTestId"},
    {"act":"examPresence.correct","label":"تصحيح","done":"تصحيح الحضور: تم","title":"تصحيح الحضور","text":"يدلي عضوان بالأرقام نفسها والسبب نفسه؛ ويضاف محضر جديد إلى الأول.","by":"examTestId"},
    {"act":"presenceLists.open","label":"حمل اللائحة","done":"اللائحة على هذا الجهاز","by":"examTestId"},
    {"act":"appeals.printChanges","label":"النقط قبل التظلمات وبعدها","done":"تم تسليم الوثيقة","title":"النقط قبل التظلمات وبعدها","text":"تحمل الوثيقة رقما ورمز QR، ولا يمكن تعديلها بعد ذلك، بل تلغى أو تعوض.","by":"examTestId"},
  ],
  referencedBy: [{"collection":"gradeEntries","field":"examTestId"},{"collection":"examRooms","field":"examTestId"},{"collection":"examCopies","field":"examTestId"},{"collection":"examPresence","field":"examTestId"},{"collection":"presenceLists","field":"examTestId"},{"collection":"presenceScans","field":"examTestId"},{"collection":"examLocks","field":"examTestId"},{"collection":"appeals","field":"examTestId"}],
} satisfies CollectionMeta
