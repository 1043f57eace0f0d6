// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "unknownCodes",
  database: "attendance",
  resource: "pointage",
  one: "Unknown code",
  many: "Unknown codes",
  title: ["emp_code"],
  fields: [
    {"name":"emp_code","label":"Code","kind":"text","required":true,"unique":true,"searched":true,"max":255,"form":"deviceCode","pattern":"^[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*[0-9A-Za-z_٠-٩۰-۹\\-]{1,24}[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*$"},
    {"name":"deviceId","label":"Last device","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"firstAt","label":"First punch","kind":"instant","computed":true},
    {"name":"lastAt","label":"Last punch","kind":"instant","computed":true},
    {"name":"punches","label":"Punches","kind":"int","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"unknownCodes.assign","label":"Assign","done":"Code assigned","title":"Whose code is this?","text":"The file of the employee will bear this code, and the punches that wait will be theirs."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
