// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "annexes",
  database: "main",
  resource: "annexes",
  one: "Administrative annexe",
  many: "Administrative annexes",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"address","label":"Address","kind":"text","max":255},
    {"name":"phone","label":"Telephone","kind":"text","max":255,"form":"phone","pattern":"^[\\s.\\-/()]*(0[\\s.\\-/()]*[5-8]([\\s.\\-/()]*[0-9]){8}|(\\+|0[\\s.\\-/()]*0)[\\s.\\-/()]*2[\\s.\\-/()]*1[\\s.\\-/()]*2([\\s.\\-/()]*[0-9]){9,10})[\\s.\\-/()]*$"},
    {"name":"headId","label":"Head of annexe","kind":"ref","to":"employees","expands":"head"},
    {"name":"code","label":"Code","kind":"text","unique":true,"max":255},
    {"name":"leastPresent","label":"Minimum presence (%)","kind":"int","least":0,"most":100},
    {"name":"isRural","label":"In the country","kind":"bool","default":false},
    {"name":"aliases","label":"Other names in files","kind":"list","of":"text"},
  ],
  flow: null,
  acts: [
    {"act":"annexes.merge","label":"Merge","done":"Unit merged","title":"This unit is another unit","text":"All that names it (people, postings, reports, terminals) will name the other, which keeps its names for files to come. The merged unit is gone.","destructive":true},
  ],
  referencedBy: [{"collection":"bureaux","field":"annexeId"},{"collection":"workSchedules","field":"annexeId"},{"collection":"posts","field":"annexeId"},{"collection":"assignments","field":"annexeId"},{"collection":"employees","field":"annexe"},{"collection":"warnings","field":"annexeId"},{"collection":"absences","field":"annexeId"},{"collection":"annexeReports","field":"annexe"},{"collection":"devices","field":"annexeId"},{"collection":"punches","field":"annexeId"},{"collection":"pointages","field":"annexe"},{"collection":"pointageCorrections","field":"annexeId"},{"collection":"dayClosings","field":"annexe"},{"collection":"dailyAttendance","field":"annexe"},{"collection":"exitPermissions","field":"annexeId"},{"collection":"duties","field":"annexeId"},{"collection":"missions","field":"annexeId"},{"collection":"leaveRequests","field":"annexeId"}],
} satisfies CollectionMeta
