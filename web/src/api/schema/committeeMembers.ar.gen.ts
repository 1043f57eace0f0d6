// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "committeeMembers",
  database: "main",
  resource: "recruitment-system",
  one: "عضو اللجنة",
  many: "أعضاء اللجنة",
  title: ["name"],
  fields: [
    {"name":"committeeId","label":"اللجنة","kind":"ref","required":true,"to":"committees","expands":"committee"},
    {"name":"name","label":"الاسم","kind":"text","required":true,"searched":true,"printed":true,"max":200},
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","to":"employees","expands":"employee"},
    {"name":"jobTitle","label":"الإطار","kind":"text","printed":true,"max":200},
    {"name":"role","label":"الصفة","kind":"enum","required":true,"default":"member","words":[{"value":"president","label":"رئيس(ة) اللجنة"},{"value":"member","label":"عضو"},{"value":"rapporteur","label":"مقرر(ة)"}]},
    {"name":"userId","label":"الحساب","kind":"ref","to":"users","expands":"user"},
    {"name":"isExternal","label":"من خارج الجماعة","kind":"bool","default":false},
    {"name":"until","label":"إلى غاية","kind":"date"},
    {"name":"decisionRef","label":"مرجع قرار التغيير","kind":"text","printed":true,"max":100},
    {"name":"seatedAt","label":"عضو منذ","kind":"instant","computed":true},
    {"name":"seatedById","label":"سجل العضوية","kind":"ref","computed":true,"to":"users","expands":"seatedBy"},
    {"name":"typistIds","label":"يدخل ورقة نقطه","kind":"list","of":"ref","to":"users"},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"markerId"},{"collection":"examCopies","field":"markerIds"},{"collection":"examLocks","field":"presidentId"},{"collection":"examLocks","field":"memberId"},{"collection":"examLocks","field":"signerIds"},{"collection":"appeals","field":"deciderId"},{"collection":"appeals","field":"executorId"}],
} satisfies CollectionMeta
