// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "contactChanges",
  database: "main",
  resource: "rh-managements",
  one: "Correction of contact data",
  many: "Corrections of contact data",
  title: [],
  fields: [
    {"name":"employeeId","label":"Employee","kind":"ref","computed":true,"to":"employees","expands":"employee"},
    {"name":"changes","label":"Corrections","kind":"json","computed":true},
    {"name":"status","label":"Status","kind":"enum","computed":true,"default":"pending","words":[{"value":"pending","label":"Pending","tone":"info"},{"value":"approved","label":"Approved","tone":"good"},{"value":"rejected","label":"Rejected","tone":"bad"},{"value":"cancelled","label":"Cancelled","tone":"quiet"}]},
    {"name":"decidedById","label":"Decided by","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Decided at","kind":"instant","computed":true},
    {"name":"reasons","label":"Reasons of the refusal","kind":"json","computed":true},
  ],
  flow: {"field":"status","steps":[{"from":"pending","to":"approved","step":"approve","label":"Accept","actors":[{"permission":"update"}],"required":["decidedById"]},{"from":"pending","to":"rejected","step":"reject","label":"Refuse","actors":[{"permission":"update"}],"required":["decidedById","reasons"]},{"from":"pending","to":"cancelled","step":"cancel","label":"Withdraw","actors":[{"person":["employeeId"]}],"required":[]}]},
  acts: [
    {"act":"contactChanges.withdraw","label":"Withdraw","done":"Correction withdrawn","destructive":true},
    {"act":"contactChanges.decide","label":"Check","done":"Decision saved; the file is up to date","title":"Check the contact data","text":"What is accepted stands in the file at once."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
