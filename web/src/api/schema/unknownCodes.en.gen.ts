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
    {"name":"emp_code","label":"Code","kind":"text","required":true,"unique":true,"searched":true,"max":255},
    {"name":"deviceId","label":"Last device","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"firstAt","label":"First punch","kind":"instant","computed":true},
    {"name":"lastAt","label":"Last punch","kind":"instant","computed":true},
    {"name":"punches","label":"Punches","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
