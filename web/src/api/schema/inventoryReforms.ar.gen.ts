// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryReforms",
  database: "main",
  resource: "inventory-dashboard",
  one: "إحالة على المتلاشيات",
  many: "الإحالات على المتلاشيات",
  title: ["decisionRef"],
  fields: [
    {"name":"decisionRef","label":"مرجع القرار","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"decisionDate","label":"تاريخ القرار","kind":"date","required":true},
    {"name":"members","label":"أعضاء اللجنة","kind":"json","required":true},
    {"name":"itemIds","label":"الممتلكات","kind":"list","of":"ref","required":true,"to":"inventoryItems","expands":"items"},
    {"name":"fate","label":"المآل","kind":"enum","required":true,"words":[{"value":"sold","label":"بيعت"},{"value":"destroyed","label":"أتلفت"},{"value":"given","label":"وهبت"},{"value":"recycled","label":"أعيد تدويرها"}]},
    {"name":"saleAmount","label":"ثمن البيع (درهم)","kind":"dec","least":0,"most":1000000000},
    {"name":"beneficiary","label":"المستفيد","kind":"text","printed":true,"max":255},
    {"name":"state","label":"الحالة","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"مسودة","tone":"quiet"},{"value":"decided","label":"مقررة","tone":"warn"},{"value":"carried_out","label":"منفذة","tone":"good"},{"value":"cancelled","label":"ملغاة","tone":"quiet"}]},
    {"name":"docId","label":"معرف المحضر","kind":"text","computed":true,"max":255},
    {"name":"documentId","label":"المحضر","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"authorId","label":"أعدها","kind":"ref","computed":true,"to":"users","expands":"author"},
    {"name":"decidedById","label":"قررها","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedOn","label":"تاريخ البت","kind":"date","computed":true},
    {"name":"cancelReason","label":"سبب الإلغاء","kind":"long","computed":true,"max":5000},
  ],
  flow: null,
  acts: [
    {"act":"inventoryReforms.decide","label":"البت في الإحالة","done":"أحيلت الممتلكات على المتلاشيات","title":"إحالة هذه الممتلكات على المتلاشيات؟","text":"تخرج الممتلكات من الجرد بمقتضى القرار، ولا تنقل ولا تسلم بعد ذلك. يبت في الملف شخص آخر غير من أعده."},
    {"act":"inventoryReforms.carryOut","label":"تنفيذ الإحالة","done":"تم تنفيذ الإحالة","title":"ما مآل هذه الممتلكات؟","text":"ثمن البيع والمستفيد عند البيع، والمستفيد عند الهبة. لا يتغير الملف بعد التنفيذ.","inputs":[{"name":"saleAmount","field":"saleAmount"},{"name":"beneficiary","field":"beneficiary"}]},
    {"act":"inventoryReforms.cancel","label":"إلغاء الإحالة","done":"تم إلغاء الإحالة","title":"إلغاء هذه الإحالة؟","text":"إذا كانت مقررة ترجع الممتلكات إلى الجرد بحركات مضادة، ويلغى المحضر. يلغيها شخص آخر غير من قررها.","destructive":true,"inputs":[{"name":"reason","field":"cancelReason","required":true}]},
    {"act":"inventoryReforms.print","label":"طباعة المحضر","done":"تم تسليم الوثيقة","title":"محضر الإحالة على المتلاشيات","text":"تحمل الوثيقة رقما ورمز QR، ولا يمكن تعديلها بعد ذلك، بل تلغى أو تعوض."},
  ],
  referencedBy: [{"collection":"inventoryMovements","field":"reformId"}],
} satisfies CollectionMeta
