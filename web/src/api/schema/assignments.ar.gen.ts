// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "assignments",
  database: "main",
  resource: "assignments",
  one: "تعيين",
  many: "التعيينات",
  title: [],
  fields: [
    {"name":"type","label":"النوع","kind":"enum","required":true,"words":[{"value":"assignment","label":"تعيين"},{"value":"transfer","label":"انتقال"},{"value":"secondment","label":"إلحاق"},{"value":"made_available","label":"وضع رهن الإشارة"},{"value":"interim","label":"نيابة"}]},
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"bureauId","label":"المكتب","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"المصلحة","kind":"ref","to":"services","expands":"service"},
    {"name":"annexeId","label":"الملحقة الإدارية","kind":"ref","to":"annexes","expands":"annexe"},
    {"name":"startDate","label":"تاريخ البداية","kind":"date","required":true},
    {"name":"endDate","label":"تاريخ النهاية","kind":"date","notBefore":"startDate"},
    {"name":"decisionRef","label":"مرجع القرار","kind":"text","max":255},
    {"name":"decisionDate","label":"تاريخ القرار","kind":"date"},
    {"name":"notes","label":"ملاحظات","kind":"long","max":5000},
    {"name":"fileId","label":"نسخة القرار","kind":"file","bucket":"downloadable-documents"},
    {"name":"effectiveAt","label":"تاريخ التنفيذ","kind":"instant","computed":true},
    {"name":"source","label":"مصدر التغيير","kind":"enum","computed":true,"words":[{"value":"file","label":"وضعية الملف قبل أول تعيين"},{"value":"form","label":"الملف الشخصي"},{"value":"import","label":"استيراد"},{"value":"api","label":"برنامج"}]},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
