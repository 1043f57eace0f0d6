// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryDifferences",
  database: "main",
  resource: "inventory-dashboard",
  one: "فارق جرد",
  many: "فوارق الجرد",
  title: ["kind"],
  fields: [
    {"name":"campaignId","label":"عملية الجرد","kind":"ref","required":true,"to":"inventoryCampaigns","expands":"campaign"},
    {"name":"kind","label":"الفارق","kind":"enum","required":true,"words":[{"value":"missing","label":"مفقود","tone":"bad"},{"value":"moved","label":"في غير مكانه","tone":"warn"},{"value":"unknown","label":"غير معروف","tone":"warn"},{"value":"damaged","label":"متضرر","tone":"warn"},{"value":"quantity","label":"فارق في الكمية","tone":"warn"}]},
    {"name":"itemId","label":"الممتلك","kind":"ref","to":"inventoryItems","expands":"item"},
    {"name":"scanId","label":"المسح","kind":"ref","to":"inventoryScans","expands":"scan"},
    {"name":"bureauId","label":"المكتب","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"seenInBureauId","label":"عوين في","kind":"ref","to":"bureaux","expands":"seenInBureau"},
    {"name":"expectedQuantity","label":"الكمية المنتظرة","kind":"int"},
    {"name":"countedQuantity","label":"الكمية المعاينة","kind":"int"},
    {"name":"decision","label":"القرار","kind":"enum","words":[{"value":"accept","label":"اعتماد ما تمت معاينته","tone":"good"},{"value":"keep","label":"الإبقاء على الجرد","tone":"quiet"},{"value":"lost","label":"اعتباره ضائعا","tone":"bad"},{"value":"make_item","label":"تسجيله ممتلكا","tone":"good"},{"value":"dismiss","label":"استبعاد","tone":"quiet"}]},
    {"name":"reason","label":"السبب","kind":"long","max":5000},
    {"name":"designation","label":"التسمية","kind":"text","printed":true,"max":255},
    {"name":"typeId","label":"النوع","kind":"ref","to":"inventoryTypes","expands":"type"},
    {"name":"decidedById","label":"قرره","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
  ],
  flow: null,
  acts: [
    {"act":"inventoryCampaigns.decide","label":"البت في الفوارق","done":"سجل القرار","title":"البت في الفوارق","text":"ينفذ القرار عند إغلاق عملية الجرد، ويمكن تغييره إلى ذلك الحين.","by":"ids","inputs":[{"name":"decision","field":"decision","required":true},{"name":"reason","field":"reason"}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
