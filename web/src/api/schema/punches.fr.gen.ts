// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "punches",
  database: "attendance",
  resource: "pointage",
  one: "Pointage",
  many: "Pointages",
  title: ["localAt"],
  fields: [
    {"name":"deviceId","label":"Pointeuse","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"deviceSn","label":"N° de série","kind":"text","required":true,"max":255},
    {"name":"emp_code","label":"Code pointeuse","kind":"text","required":true,"max":255,"form":"deviceCode","pattern":"^[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*[0-9A-Za-z_٠-٩۰-۹\\-]{1,24}[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*$"},
    {"name":"localAt","label":"Heure envoyée","kind":"text","required":true,"max":19},
    {"name":"at","label":"Instant","kind":"instant","computed":true},
    {"name":"doubtful","label":"Heure incertaine","kind":"bool","computed":true,"default":false},
    {"name":"driftMinutes","label":"Minutes d’avance corrigées","kind":"int","computed":true},
    {"name":"annexeId","label":"Annexe administrative","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
    {"name":"verifyMode","label":"Mode de vérification","kind":"int","computed":true},
    {"name":"rawState","label":"État envoyé","kind":"int","computed":true},
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","computed":true,"to":"employees","expands":"employee"},
    {"name":"source","label":"Source","kind":"enum","computed":true,"words":[{"value":"device","label":"Pointeuse"},{"value":"file","label":"Fichier de la pointeuse"},{"value":"sheet","label":"Feuille"}]},
    {"name":"receivedAt","label":"Reçu le","kind":"instant","computed":true},
    {"name":"record","label":"N° d’enregistrement","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
