// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "punches",
  database: "attendance",
  resource: "pointage",
  one: "Punch",
  many: "Punches",
  title: ["localAt"],
  fields: [
    {"name":"deviceId","label":"Device","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"deviceSn","label":"Serial number","kind":"text","required":true,"max":255},
    {"name":"emp_code","label":"Device code","kind":"text","required":true,"max":255,"form":"deviceCode","pattern":"^[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*[0-9A-Za-z_٠-٩۰-۹\\-]{1,24}[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*$"},
    {"name":"localAt","label":"Time as sent","kind":"text","required":true,"max":19},
    {"name":"at","label":"At","kind":"instant","computed":true},
    {"name":"doubtful","label":"Doubtful hour","kind":"bool","computed":true,"default":false},
    {"name":"driftMinutes","label":"Minutes ahead, corrected","kind":"int","computed":true},
    {"name":"annexeId","label":"Administrative annexe","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
    {"name":"verifyMode","label":"Verification","kind":"int","computed":true},
    {"name":"rawState","label":"State as sent","kind":"int","computed":true},
    {"name":"employeeId","label":"Employee","kind":"ref","computed":true,"to":"employees","expands":"employee"},
    {"name":"source","label":"Source","kind":"enum","computed":true,"words":[{"value":"device","label":"Device"},{"value":"file","label":"File of the device"},{"value":"sheet","label":"Sheet"}]},
    {"name":"receivedAt","label":"Received","kind":"instant","computed":true},
    {"name":"record","label":"Record number","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
