// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examRooms",
  database: "main",
  resource: "recruitment-system",
  one: "قاعة المباراة",
  many: "قاعات المباراة",
  title: ["name","nameAr"],
  fields: [
    {"name":"recruitmentId","label":"المباراة","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"name","label":"القاعة","kind":"text","required":true,"searched":true,"printed":true,"max":100},
    {"name":"nameAr","label":"القاعة بالعربية","kind":"text","searched":true,"printed":true,"max":100},
    {"name":"examTestId","label":"الاختبار المقام بالقاعة","kind":"ref","to":"examTests","expands":"examTest"},
    {"name":"capacity","label":"الطاقة الاستيعابية","kind":"int","required":true,"least":1,"most":20000},
    {"name":"address","label":"العنوان","kind":"text","printed":true,"max":300},
    {"name":"addressAr","label":"العنوان بالعربية","kind":"text","printed":true,"max":300},
    {"name":"labelsFileId","label":"ملصقات الطاولات","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: null,
  acts: [
    {"act":"examRooms.print","label":"أوراق للطباعة","done":"الورقة جاهزة للطباعة","title":"أوراق للطباعة","text":"ورقة الحضور لمن يوقع، وملصق الباب لمن يبحث عن اسمه."},
    {"act":"examRooms.labels","label":"ملصقات الطاولات","done":"الملصقات جاهزة للطباعة"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
