// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "unknownCodes",
  database: "attendance",
  resource: "pointage",
  one: "رمز مجهول",
  many: "الرموز المجهولة",
  title: ["emp_code"],
  fields: [
    {"name":"emp_code","label":"الرمز","kind":"text","required":true,"unique":true,"searched":true,"max":255,"form":"deviceCode","pattern":"^[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*[0-9A-Za-z_٠-٩۰-۹\\-]{1,24}[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*$"},
    {"name":"deviceId","label":"آخر جهاز","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"firstAt","label":"أول حركة","kind":"instant","computed":true},
    {"name":"lastAt","label":"آخر حركة","kind":"instant","computed":true},
    {"name":"punches","label":"عدد الحركات","kind":"int","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"unknownCodes.assign","label":"إسناد","done":"أسند الرمز","title":"لمن هذا الرمز؟","text":"يسجل الرمز في جذاذة الموظف(ة)، وتسند إليه(ا) حركات الحضور التي تنتظر."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
