// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "punches",
  database: "attendance",
  resource: "pointage",
  one: "حركة حضور",
  many: "حركات الحضور",
  title: ["localAt"],
  fields: [
    {"name":"deviceId","label":"الجهاز","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"deviceSn","label":"الرقم التسلسلي","kind":"text","required":true,"max":255},
    {"name":"emp_code","label":"رمز الجهاز","kind":"text","required":true,"max":255,"form":"deviceCode","pattern":"^[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*[0-9A-Za-z_٠-٩۰-۹\\-]{1,24}[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*$"},
    {"name":"localAt","label":"الساعة كما وردت","kind":"text","required":true,"max":19},
    {"name":"at","label":"التوقيت","kind":"instant","computed":true},
    {"name":"doubtful","label":"توقيت غير مؤكد","kind":"bool","computed":true,"default":false},
    {"name":"driftMinutes","label":"دقائق مصححة","kind":"int","computed":true},
    {"name":"annexeId","label":"الملحقة الإدارية","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
    {"name":"verifyMode","label":"طريقة التحقق","kind":"int","computed":true},
    {"name":"rawState","label":"الحالة كما وردت","kind":"int","computed":true},
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","computed":true,"to":"employees","expands":"employee"},
    {"name":"source","label":"المصدر","kind":"enum","computed":true,"words":[{"value":"device","label":"الجهاز"},{"value":"file","label":"ملف الجهاز"},{"value":"sheet","label":"لائحة"}]},
    {"name":"receivedAt","label":"تاريخ الاستلام","kind":"instant","computed":true},
    {"name":"record","label":"رقم التسجيل","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
