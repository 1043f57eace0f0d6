// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examCopies",
  database: "main",
  resource: "recruitment-system",
  one: "ورقة التحرير",
  many: "أوراق التحرير",
  title: ["number"],
  fields: [
    {"name":"examTestId","label":"الاختبار","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"number","label":"الرقم السري","kind":"text","required":true,"searched":true,"max":16},
    {"name":"candidateId","label":"المترشح(ة)","kind":"ref","computed":true,"to":"candidates","expands":"candidate"},
    {"name":"markerIds","label":"المصححون","kind":"list","of":"ref","computed":true,"to":"committeeMembers"},
    {"name":"lot","label":"الحزمة","kind":"int","computed":true},
    {"name":"lockedAt","label":"تاريخ الإقفال","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"examCopies.mark","label":"إدخال النقط","done":"تم حفظ النقطة","title":"إدخال النقط","text":"الرقم ثم النقطة ثم Enter. وعند إدخالها ثانية تقارن النقطة."},
  ],
  referencedBy: [{"collection":"gradeEntries","field":"copyId"}],
} satisfies CollectionMeta
