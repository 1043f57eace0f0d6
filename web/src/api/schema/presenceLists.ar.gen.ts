// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "presenceLists",
  database: "main",
  resource: "recruitment-system",
  one: "لائحة حضور محمولة",
  many: "لوائح الحضور المحمولة",
  title: ["holderName"],
  fields: [
    {"name":"examTestId","label":"الاختبار","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"room","label":"القاعة","kind":"text","computed":true,"max":100},
    {"name":"holderId","label":"حامل(ة) اللائحة","kind":"ref","computed":true,"to":"users","expands":"holder"},
    {"name":"holderName","label":"اسم حامل(ة) اللائحة","kind":"text","computed":true,"max":200},
    {"name":"openedAt","label":"فتحت في","kind":"instant","computed":true},
    {"name":"reportedAt","label":"آخر إرسال","kind":"instant","computed":true},
    {"name":"handedInAt","label":"أعيدت في","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"presenceLists.handIn","label":"إعادة اللائحة","done":"أعيدت اللائحة","by":"presenceListId"},
    {"act":"presenceScans.submit","label":"إرسال الحضور","done":"أرسل الحضور","by":"presenceListId"},
  ],
  referencedBy: [{"collection":"presenceScans","field":"presenceListId"}],
} satisfies CollectionMeta
