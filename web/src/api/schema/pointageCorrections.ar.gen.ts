// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "pointageCorrections",
  database: "attendance",
  resource: "pointage",
  one: "تصحيح يوم",
  many: "التصحيحات",
  title: [],
  fields: [
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"firstIn","label":"أول دخول","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"lastOut","label":"آخر خروج","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"dayKind","label":"نوع اليوم","kind":"enum","words":[{"value":"work","label":"يوم عمل","tone":"info"},{"value":"rest","label":"راحة","tone":"quiet"},{"value":"holiday","label":"عطلة رسمية","tone":"quiet"},{"value":"leave","label":"رخصة","tone":"info"},{"value":"mission","label":"مهمة","tone":"info"},{"value":"permission","label":"إذن بالخروج","tone":"info"},{"value":"waiting","label":"في انتظار المعطيات","tone":"warn"},{"value":"not_measured","label":"غير مقيس","tone":"quiet"}]},
    {"name":"reason","label":"السبب","kind":"long","required":true,"max":5000},
    {"name":"fileId","label":"الوثيقة","kind":"file","bucket":"downloadable-documents"},
    {"name":"byId","label":"من طرف","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"withdrawnAt","label":"تاريخ السحب","kind":"instant","computed":true},
    {"name":"annexeId","label":"الملحقة الإدارية","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
    {"name":"serviceId","label":"المصلحة","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"bureauId","label":"المكتب","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
  ],
  flow: null,
  acts: [
    {"act":"pointages.withdrawCorrection","label":"سحب التصحيح","done":"تم سحب التصحيح","title":"سحب هذا التصحيح؟","text":"يرجع اليوم كما استخلص من حركات الحضور، أو كما صحح قبل ذلك.","destructive":true},
  ],
  referencedBy: [{"collection":"pointages","field":"correctionId"}],
} satisfies CollectionMeta
