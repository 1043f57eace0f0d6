// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryCampaigns",
  database: "main",
  resource: "inventory-dashboard",
  one: "عملية جرد",
  many: "عمليات الجرد",
  title: ["name"],
  fields: [
    {"name":"name","label":"اسم عملية الجرد","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"state","label":"الحالة","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"مسودة","tone":"quiet"},{"value":"open","label":"مفتوحة","tone":"good"},{"value":"closing","label":"قيد الإغلاق","tone":"warn"},{"value":"closed","label":"مغلقة","tone":"quiet"},{"value":"cancelled","label":"ملغاة","tone":"quiet"}]},
    {"name":"bureauIds","label":"المكاتب","kind":"list","of":"ref","required":true,"to":"bureaux","expands":"bureaux"},
    {"name":"memberIds","label":"المكلفون بالجرد","kind":"list","of":"ref","required":true,"to":"users","expands":"members"},
    {"name":"openedAt","label":"فتحت في","kind":"instant","computed":true},
    {"name":"closedAt","label":"أغلقت في","kind":"instant","computed":true},
    {"name":"closedById","label":"أغلقها","kind":"ref","computed":true,"to":"users","expands":"closedBy"},
    {"name":"counts","label":"النتائج","kind":"json","computed":true},
    {"name":"cancelReason","label":"سبب الإلغاء","kind":"long","computed":true,"max":5000},
    {"name":"docId","label":"معرف المحضر","kind":"text","computed":true,"max":255},
    {"name":"documentId","label":"المحضر","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"sampleOfId","label":"عينة من","kind":"ref","computed":true,"to":"inventoryCampaigns","expands":"sampleOf"},
  ],
  flow: null,
  acts: [
    {"act":"inventoryCampaigns.open","label":"فتح عملية الجرد","done":"فتحت عملية الجرد","title":"فتح عملية الجرد","text":"تثبت لائحة الممتلكات المنتظرة في مكاتبها، ولا تتغير المكاتب بعد ذلك."},
    {"act":"inventoryCampaigns.count","label":"حصر الفوارق","done":"حصرت الفوارق","title":"حصر فوارق الجرد","text":"تحصر الفوارق من عمليات المسح التي وصلت. كل مسح يصل بعد ذلك يعيد فتح العملية."},
    {"act":"inventoryCampaigns.close","label":"إغلاق عملية الجرد","done":"أغلقت عملية الجرد","title":"إغلاق عملية الجرد","text":"ينفذ ما تقرر في الفوارق، ولا يتغير شيء من العملية بعد ذلك."},
    {"act":"inventoryCampaigns.sample","label":"جرد ثان لعينة","done":"فتح جرد العينة","title":"جرد ثان لعينة عشوائية","text":"تفتح عملية جرد ثانية على عينة من الممتلكات تختار بالقرعة."},
    {"act":"inventoryCampaigns.cancel","label":"إلغاء عملية الجرد","done":"ألغيت عملية الجرد","title":"إلغاء عملية الجرد","text":"تبقى عمليات المسح محفوظة مع سبب الإلغاء، ولا يتغير شيء في الجرد.","destructive":true,"inputs":[{"name":"reason","field":"cancelReason","required":true}]},
    {"act":"inventoryCampaigns.print","label":"طباعة محضر الجرد","done":"تم تسليم الوثيقة","title":"محضر الجرد","text":"تحمل الوثيقة رقما ورمز QR، ولا يمكن تعديلها بعد ذلك، بل تلغى أو تعوض."},
    {"act":"inventoryScans.send","label":"إرسال عمليات المسح","done":"أرسلت عمليات المسح","by":"campaignId"},
  ],
  referencedBy: [{"collection":"inventoryMovements","field":"campaignId"},{"collection":"inventoryCampaigns","field":"sampleOfId"},{"collection":"inventoryExpected","field":"campaignId"},{"collection":"inventoryScans","field":"campaignId"},{"collection":"inventoryDifferences","field":"campaignId"}],
} satisfies CollectionMeta
