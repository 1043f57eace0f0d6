// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "pointages",
  database: "attendance",
  resource: "pointage",
  one: "يوم حضور",
  many: "أيام الحضور",
  title: [],
  fields: [
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"dayKind","label":"نوع اليوم","kind":"enum","words":[{"value":"work","label":"يوم عمل","tone":"info"},{"value":"rest","label":"راحة","tone":"quiet"},{"value":"holiday","label":"عطلة رسمية","tone":"quiet"},{"value":"leave","label":"رخصة","tone":"info"},{"value":"mission","label":"مهمة","tone":"info"},{"value":"permission","label":"إذن بالخروج","tone":"info"},{"value":"waiting","label":"في انتظار المعطيات","tone":"warn"},{"value":"not_measured","label":"غير مقيس","tone":"quiet"}]},
    {"name":"status","label":"الحالة","kind":"enum","words":[{"value":"on_time","label":"حاضر(ة) في الوقت","tone":"good"},{"value":"tolerable","label":"تأخر مسموح به","tone":"good"},{"value":"late","label":"متأخر(ة)","tone":"warn"},{"value":"absent","label":"متغيب(ة)","tone":"bad"},{"value":"not_registered","label":"غير مسجل(ة) بالجهاز","tone":"quiet"}]},
    {"name":"firstIn","label":"أول دخول","kind":"text","max":5},
    {"name":"lastOut","label":"آخر خروج","kind":"text","max":5},
    {"name":"workedMinutes","label":"دقائق العمل","kind":"int"},
    {"name":"lateMinutes","label":"دقائق التأخر","kind":"int"},
    {"name":"earlyMinutes","label":"دقائق الخروج المبكر","kind":"int"},
    {"name":"overtimeMinutes","label":"دقائق العمل الإضافي","kind":"int"},
    {"name":"dutyMinutes","label":"دقائق المداومة","kind":"int"},
    {"name":"missingMinutes","label":"الدقائق غير المبررة","kind":"int"},
    {"name":"annexe","label":"الملحقة الإدارية","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"serviceId","label":"المصلحة","kind":"ref","to":"services","expands":"service"},
    {"name":"bureauId","label":"المكتب","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"scheduleId","label":"توقيت العمل","kind":"ref","to":"workSchedules","expands":"schedule"},
    {"name":"why","label":"التعليل","kind":"json"},
    {"name":"waitingFor","label":"أجهزة لم ترسل كل معطياتها","kind":"list","of":"ref","to":"devices"},
    {"name":"previous","label":"قبل آخر تغيير","kind":"json"},
    {"name":"correctionId","label":"التصحيح","kind":"ref","to":"pointageCorrections","expands":"correction"},
  ],
  flow: null,
  acts: [
    {"act":"pointages.correct","label":"تصحيح","done":"سجل التصحيح","title":"تصحيح هذا اليوم","text":"يحل التصحيح محل ما استخلص من حركات الحضور، ويحفظ سببه."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
