// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "delegations",
  database: "main",
  resource: "organisation-management",
  one: "تفويض",
  many: "التفويضات",
  title: [],
  fields: [
    {"name":"headEmployeeId","label":"رئيس(ة) الوحدة","kind":"ref","required":true,"to":"employees","expands":"headEmployee"},
    {"name":"delegateId","label":"المفوض(ة) إليه","kind":"ref","required":true,"to":"employees","expands":"delegate"},
    {"name":"kind","label":"النوع","kind":"enum","words":[{"value":"delegation","label":"تفويض"},{"value":"substitution","label":"نيابة"}]},
    {"name":"from","label":"من","kind":"date","required":true},
    {"name":"to","label":"إلى","kind":"date","required":true,"notBefore":"from"},
    {"name":"scope","label":"المجالات (فارغ: الكل)","kind":"list","of":"text"},
    {"name":"decisionRef","label":"مرجع القرار","kind":"text","max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
