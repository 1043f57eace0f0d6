// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deviceCommands",
  database: "attendance",
  resource: "pointage",
  one: "أمر إلى جهاز",
  many: "أوامر الأجهزة",
  title: ["number"],
  fields: [
    {"name":"deviceId","label":"الجهاز","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"kind","label":"الأمر","kind":"enum","computed":true,"words":[{"value":"resend","label":"إعادة الإرسال"},{"value":"user_name","label":"إرسال اسم"},{"value":"set_time","label":"ضبط الساعة"},{"value":"count","label":"عدد حركات يوم"},{"value":"check","label":"إعادة قراءة الإعدادات"},{"value":"reboot","label":"إعادة تشغيل الجهاز"}]},
    {"name":"params","label":"المعطيات","kind":"json","computed":true},
    {"name":"state","label":"الحالة","kind":"enum","computed":true,"default":"queued","words":[{"value":"queued","label":"في الانتظار","tone":"quiet"},{"value":"sent","label":"أرسل","tone":"info"},{"value":"done","label":"تم","tone":"good"},{"value":"failed","label":"فشل","tone":"bad"}]},
    {"name":"byId","label":"المستعمل","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"sentAt","label":"تاريخ الإرسال","kind":"instant","computed":true},
    {"name":"answeredAt","label":"تاريخ الجواب","kind":"instant","computed":true},
    {"name":"number","label":"الرقم","kind":"int","computed":true,"unique":true},
    {"name":"attempts","label":"المحاولات","kind":"int","computed":true},
    {"name":"result","label":"النتيجة","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
