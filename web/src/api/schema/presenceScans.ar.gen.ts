// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "presenceScans",
  database: "main",
  resource: "recruitment-system",
  one: "مسح حضور",
  many: "عمليات مسح الحضور",
  title: [],
  fields: [
    {"name":"examTestId","label":"الاختبار","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"candidateId","label":"المترشح(ة)","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"presenceListId","label":"اللائحة المحمولة","kind":"ref","computed":true,"to":"presenceLists","expands":"presenceList"},
    {"name":"present","label":"حاضر(ة)","kind":"bool","default":false},
    {"name":"at","label":"الساعة","kind":"instant","computed":true},
    {"name":"byId","label":"سجلها","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"state","label":"الحالة","kind":"enum","computed":true,"words":[{"value":"counted","label":"محتسب","tone":"good"},{"value":"proposed","label":"مقترح بعد الإقفال","tone":"warn"},{"value":"accepted","label":"مقبول بمحضر","tone":"good"},{"value":"dismissed","label":"مستبعد","tone":"bad"}]},
    {"name":"reason","label":"سبب الاستبعاد","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"decidedById","label":"بت فيه","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"تاريخ البت","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"presenceScans.dismiss","label":"استبعاد","done":"استبعد المقترح","title":"استبعاد مقترح حضور","text":"يبقى المقترح في السجل مع السبب، ولا يتغير الحضور.","destructive":true,"by":"presenceScanId","inputs":[{"name":"reason","field":"reason","required":true}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
