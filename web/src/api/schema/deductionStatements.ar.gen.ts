// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deductionStatements",
  database: "main",
  resource: "absence-management",
  one: "جدول الاقتطاعات",
  many: "جداول الاقتطاعات",
  title: ["month"],
  fields: [
    {"name":"month","label":"الشهر","kind":"text","required":true,"max":7,"form":"month","pattern":"^\\s*[0-9]{4}-(0[1-9]|1[0-2])\\s*$"},
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"minutes","label":"مجموع الدقائق","kind":"int","computed":true},
    {"name":"lines","label":"الأيام","kind":"json","computed":true},
    {"name":"state","label":"الحالة","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"مسودة","tone":"info"},{"value":"signed","label":"موقع","tone":"good"},{"value":"cancelled","label":"ملغى","tone":"quiet"}]},
    {"name":"signedById","label":"الموقع(ة)","kind":"ref","computed":true,"to":"users","expands":"signedBy"},
    {"name":"signedAt","label":"تاريخ التوقيع","kind":"instant","computed":true},
    {"name":"signedFileId","label":"النسخة الموقعة","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"signedScanId","label":"النسخة الموقعة خطيا","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"cancelledReason","label":"سبب الإلغاء","kind":"long","computed":true,"max":5000},
    {"name":"docId","label":"معرف الوثيقة","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"الوثيقة","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: {"field":"state","steps":[{"from":"draft","to":"signed","step":"sign","label":"التوقيع","actors":[{"office":true},{"permission":"approve"}],"required":["signedById","signedAt"]},{"from":"draft","to":"cancelled","step":"cancel","label":"الإلغاء","actors":[{"permission":"approve"}],"required":["cancelledReason"]},{"from":"signed","to":"cancelled","step":"cancel","label":"الإلغاء","actors":[{"permission":"approve"}],"required":["cancelledReason"]}]},
  acts: [
    {"act":"deductionStatements.sign","label":"توقيع","done":"تم توقيع الجدول","title":"التوقيع الإلكتروني","text":"لا يتغير الجدول بعد توقيعه."},
    {"act":"deductionStatements.signByHand","label":"تسجيل التوقيع","done":"تم توقيع الجدول","title":"موقع خطيا؟","text":"يوقع الموقع المختص الجداول من «وثائق في انتظار توقيعكم». أرفقوا هنا نسخة الجدول الذي وقعه على الورق، ولا يتغير بعد ذلك.","inputs":[{"name":"fileId","field":"signedScanId","required":true}]},
    {"act":"deductionStatements.cancel","label":"إلغاء الجدول","done":"تم إلغاء الجدول","title":"إلغاء هذا الجدول؟","text":"يمكن إدراج التغيبات الواردة فيه في جدول جديد.","destructive":true,"inputs":[{"name":"reason","field":"cancelledReason","required":true}]},
    {"act":"deductionStatements.print","label":"طباعة","done":"تم إعداد الوثيقة"},
    {"act":"deductionStatements.draft","label":"مشروع للتوقيع (PDF)","done":"تم إعداد المشروع"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
