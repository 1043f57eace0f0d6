// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "bureaux",
  database: "main",
  resource: "organisation-management",
  one: "مكتب",
  many: "المكاتب",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"الاسم بالفرنسية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"الاسم بالعربية","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"headId","label":"رئيس(ة) المكتب","kind":"ref","to":"employees","expands":"head"},
    {"name":"serviceId","label":"المصلحة","kind":"ref","to":"services","expands":"service"},
    {"name":"annexeId","label":"الملحقة الإدارية","kind":"ref","to":"annexes","expands":"annexe"},
    {"name":"buildingId","label":"البناية","kind":"ref","to":"buildings","expands":"building"},
    {"name":"locationId","label":"الموقع","kind":"ref","to":"locations","expands":"location"},
    {"name":"floor","label":"الطابق","kind":"text","max":255},
    {"name":"leastPresent","label":"الحد الأدنى للحضور (%)","kind":"int","least":0,"most":100},
    {"name":"aliases","label":"أسماء أخرى في اللوائح","kind":"list","of":"text"},
    {"name":"itemCount","label":"عدد الممتلكات","kind":"int","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"bureaux.merge","label":"دمج","done":"تم الدمج","title":"هذه الوحدة هي وحدة أخرى","text":"كل ما يشير إليها (الموظفون والتعيينات والتقارير وأجهزة الحضور) يصبح تابعا للوحدة الأخرى التي تحتفظ بأسمائها للوائح المقبلة. وتزول الوحدة المدمجة.","destructive":true},
    {"act":"inventoryItems.printSheet","label":"طباعة بطاقة الجرد","done":"تم تسليم الوثيقة","title":"بطاقة جرد المكتب","text":"تحمل الوثيقة رقما ورمز QR، ولا يمكن تعديلها بعد ذلك، بل تلغى أو تعوض.","by":"bureauId"},
  ],
  referencedBy: [{"collection":"workSchedules","field":"bureauId"},{"collection":"posts","field":"bureauId"},{"collection":"assignments","field":"bureauId"},{"collection":"employees","field":"bureauId"},{"collection":"warnings","field":"bureauId"},{"collection":"absences","field":"bureauId"},{"collection":"pointages","field":"bureauId"},{"collection":"pointageCorrections","field":"bureauId"},{"collection":"exitPermissions","field":"bureauId"},{"collection":"duties","field":"bureauId"},{"collection":"missions","field":"bureau"},{"collection":"inventoryItems","field":"bureauId"},{"collection":"inventoryMovements","field":"fromBureauId"},{"collection":"inventoryMovements","field":"toBureauId"},{"collection":"inventoryCampaigns","field":"bureauIds"},{"collection":"inventoryExpected","field":"bureauId"},{"collection":"inventoryScans","field":"bureauId"},{"collection":"inventoryDifferences","field":"bureauId"},{"collection":"inventoryDifferences","field":"seenInBureauId"},{"collection":"leaveRequests","field":"bureauId"}],
  labelled: true,
} satisfies CollectionMeta
