// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "notificationPreferences",
  database: "main",
  resource: "notifications",
  one: "تفضيلات الإشعار",
  many: "تفضيلات الإشعارات",
  title: ["userId"],
  fields: [
    {"name":"userId","label":"المستعمل(ة)","kind":"ref","required":true,"unique":true,"to":"users"},
    {"name":"channels","label":"وسائل الإشعار","kind":"json"},
    {"name":"quietFrom","label":"بداية ساعات الهدوء","kind":"text","max":255},
    {"name":"quietTo","label":"نهاية ساعات الهدوء","kind":"text","max":255},
    {"name":"quietDays","label":"أيام الهدوء","kind":"list","of":"int"},
    {"name":"digest","label":"الملخص","kind":"enum","words":[{"value":"none","label":"بدون ملخص"},{"value":"daily","label":"كل يوم"},{"value":"weekly","label":"كل أسبوع"}]},
    {"name":"digestAt","label":"ساعة الملخص","kind":"text","max":255},
    {"name":"digestDay","label":"يوم الملخص","kind":"int","least":1,"most":7},
    {"name":"language","label":"اللغة","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
