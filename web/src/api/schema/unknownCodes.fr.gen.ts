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
    {"name":"emp_code","label":"Code","kind":"text","required":true,"unique":true,"searched":true,"max":255},
    {"name":"deviceId","label":"Dernière pointeuse","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"firstAt","label":"Premier pointage","kind":"instant","computed":true},
    {"name":"lastAt","label":"Dernier pointage","kind":"instant","computed":true},
    {"name":"punches","label":"Pointages","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
