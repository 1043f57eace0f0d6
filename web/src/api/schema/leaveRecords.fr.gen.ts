// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "leaveRecords",
  database: "main",
  resource: "employee-portail",
  one: "Écriture de congé",
  many: "Registre des congés",
  title: ["type"],
  fields: [
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"start_date","label":"À compter du","kind":"date","required":true},
    {"name":"type","label":"Type de congé","kind":"text","required":true,"max":32},
    {"name":"typeId","label":"Type de congé","kind":"ref","to":"leaveTypes","expands":"leaveType"},
    {"name":"cumulative_days","label":"Cumul pris","kind":"dec"},
    {"name":"days_owed","label":"Solde après l’écriture","kind":"dec"},
    {"name":"days","label":"Jours","kind":"dec","required":true},
    {"name":"kind","label":"Écriture","kind":"enum","required":true,"words":[{"value":"entitlement","label":"Droit","tone":"good"},{"value":"taken","label":"Pris","tone":"info"},{"value":"carry_over","label":"Report","tone":"info"},{"value":"expiry","label":"Péremption","tone":"quiet"},{"value":"correction","label":"Rectification","tone":"warn"}]},
    {"name":"year","label":"Année","kind":"int","required":true},
    {"name":"requestId","label":"Demande de congé","kind":"ref","to":"leaveRequests","expands":"request"},
    {"name":"reason","label":"Motif","kind":"long","max":5000},
    {"name":"byId","label":"Par","kind":"ref","to":"users","expands":"by"},
    {"name":"reversesId","label":"Écriture contre-passée","kind":"ref","unique":true,"to":"leaveRecords","expands":"reverses"},
    {"name":"expiresOn","label":"Échéance","kind":"date"},
  ],
  flow: null,
  acts: [
    {"act":"leaveRecords.reverse","label":"Contre-passer","done":"Écriture contre-passée","title":"Contre-passer l’écriture","text":"Une écriture contraire s’ajoute au registre à la date d’aujourd’hui, avec son motif ; celle d’origine reste.","destructive":true,"inputs":[{"name":"reason","field":"reason","required":true}]},
  ],
  referencedBy: [{"collection":"leaveRecords","field":"reversesId"}],
} satisfies CollectionMeta
