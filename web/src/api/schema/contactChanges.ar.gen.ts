// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "contactChanges",
  database: "main",
  resource: "rh-managements",
  one: "تصحيح معطيات الاتصال",
  many: "تصحيحات معطيات الاتصال",
  title: [],
  fields: [
    {"name":"employeeId","label":"الموظف(ة)","kind":"ref","computed":true,"to":"employees","expands":"employee"},
    {"name":"changes","label":"التصحيحات","kind":"json","computed":true},
    {"name":"status","label":"الحالة","kind":"enum","computed":true,"default":"pending","words":[{"value":"pending","label":"في الانتظار","tone":"info"},{"value":"approved","label":"مقبول","tone":"good"},{"value":"rejected","label":"مرفوض","tone":"bad"},{"value":"cancelled","label":"ملغى","tone":"quiet"}]},
    {"name":"decidedById","label":"صاحب(ة) القرار","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"تاريخ القرار","kind":"instant","computed":true},
    {"name":"reasons","label":"أسباب الرفض","kind":"json","computed":true},
  ],
  flow: {"field":"status","steps":[{"from":"pending","to":"approved","step":"approve","label":"القبول","actors":[{"permission":"update"}],"required":["decidedById"]},{"from":"pending","to":"rejected","step":"reject","label":"الرفض","actors":[{"permission":"update"}],"required":["decidedById","reasons"]},{"from":"pending","to":"cancelled","step":"cancel","label":"السحب","actors":[{"person":["employeeId"]}],"required":[]}]},
  acts: [
    {"act":"contactChanges.withdraw","label":"سحب","done":"تم سحب التصحيح","destructive":true},
    {"act":"contactChanges.decide","label":"التحقق","done":"تم حفظ القرار وتحيين الملف","title":"التحقق من معطيات الاتصال","text":"ما يقبل يدرج في الملف فورا."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
