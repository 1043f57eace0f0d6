// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deviceCommands",
  database: "attendance",
  resource: "pointage",
  one: "Device command",
  many: "Device commands",
  title: ["number"],
  fields: [
    {"name":"deviceId","label":"Device","kind":"ref","computed":true,"to":"devices","expands":"device"},
    {"name":"kind","label":"Command","kind":"enum","computed":true,"words":[{"value":"resend","label":"Send again"},{"value":"user_name","label":"Name of a person"},{"value":"set_time","label":"Set the clock"},{"value":"count","label":"Count of a day"},{"value":"check","label":"Read the settings again"},{"value":"reboot","label":"Restart"}]},
    {"name":"params","label":"Parameters","kind":"json","computed":true},
    {"name":"state","label":"State","kind":"enum","computed":true,"default":"queued","words":[{"value":"queued","label":"Queued","tone":"quiet"},{"value":"sent","label":"Sent","tone":"info"},{"value":"done","label":"Done","tone":"good"},{"value":"failed","label":"Failed","tone":"bad"}]},
    {"name":"byId","label":"By","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"sentAt","label":"Sent","kind":"instant","computed":true},
    {"name":"answeredAt","label":"Answered","kind":"instant","computed":true},
    {"name":"number","label":"Number","kind":"int","computed":true,"unique":true},
    {"name":"attempts","label":"Attempts","kind":"int","computed":true},
    {"name":"result","label":"Result","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
