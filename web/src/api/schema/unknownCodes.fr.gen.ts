// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "unknownCodes",
  database: "attendance",
  resource: "pointage",
  one: "Code inconnu",
  many: "Codes inconnus",
  title: ["emp_code"],
  fields: [
    {"name":"emp_code","label":"Code","kind":"text","required":true,"unique":true,"searched":true,"max":255,"form":"deviceCode","pattern":"^[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*[0-9A-Za-z_٠-٩۰-۹\\-]{1,24}[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*$"},
    {"name":"deviceId","label":"Dernière pointeuse","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"firstAt","label":"Premier pointage","kind":"instant","computed":true},
    {"name":"lastAt","label":"Dernier pointage","kind":"instant","computed":true},
    {"name":"punches","label":"Pointages","kind":"int","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"unknownCodes.assign","label":"Attribuer","done":"Code attribué","title":"À qui est ce code ?","text":"La fiche du fonctionnaire portera ce code, et les pointages en attente lui reviendront."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
