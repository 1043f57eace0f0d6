// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "retentionRules",
  database: "main",
  resource: "settings",
  one: "قاعدة مدة الاحتفاظ",
  many: "قواعد مدة الاحتفاظ",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"collection","label":"المعطيات","kind":"text","required":true,"max":64},
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"max":255},
    {"name":"condition","label":"تقتصر على","kind":"json"},
    {"name":"months","label":"مدة الاحتفاظ (بالأشهر)","kind":"int","required":true,"least":1,"most":1200},
    {"name":"act","label":"الإجراء","kind":"enum","default":"blank","words":[{"value":"blank","label":"إفراغ المعطيات"}]},
    {"name":"validFrom","label":"تسري من","kind":"date","required":true},
    {"name":"basis","label":"السند القانوني","kind":"long","required":true,"max":5000},
    {"name":"state","label":"الحالة","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"مسودة","tone":"quiet"},{"value":"proposed","label":"مقترحة","tone":"info"},{"value":"in_force","label":"سارية","tone":"good"},{"value":"ended","label":"منتهية","tone":"quiet"}]},
    {"name":"proposedById","label":"اقترحها","kind":"ref","computed":true,"to":"users","expands":"proposedBy"},
    {"name":"proposedAt","label":"تاريخ الاقتراح","kind":"instant","computed":true},
    {"name":"confirmedById","label":"صادق عليها","kind":"ref","computed":true,"to":"users","expands":"confirmedBy"},
    {"name":"confirmedAt","label":"تاريخ المصادقة","kind":"instant","computed":true},
    {"name":"endedById","label":"أنهاها","kind":"ref","computed":true,"to":"users","expands":"endedBy"},
    {"name":"endedAt","label":"تاريخ الإنهاء","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"retentionRules.propose","label":"اقتراح","done":"تم اقتراح القاعدة","title":"اقتراح هذه القاعدة؟","text":"يصادق عليها مدير آخر قبل أن تسري."},
    {"act":"retentionRules.withdraw","label":"سحب الاقتراح","done":"أصبحت القاعدة مسودة"},
    {"act":"retentionRules.confirm","label":"المصادقة","done":"القاعدة سارية","title":"المصادقة على هذه القاعدة؟","text":"ابتداء من الليلة الموالية تمحى نهائيا المعطيات التي انقضت مدتها، ويحرر محضر بذلك.","destructive":true},
    {"act":"retentionRules.end","label":"إنهاء القاعدة","done":"انتهت القاعدة","title":"إنهاء هذه القاعدة؟","text":"لا يمحى بعد ذلك شيء بموجبها؛ وتسري من جديد بقاعدة أخرى يقترحها مدير ويصادق عليها آخر."},
  ],
  referencedBy: [{"collection":"disposals","field":"ruleId"}],
} satisfies CollectionMeta
