// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "posts",
  database: "main",
  resource: "organisation-management",
  one: "Poste",
  many: "Postes",
  title: [],
  fields: [
    {"name":"bureauId","label":"Bureau","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"annexeId","label":"Annexe administrative","kind":"ref","to":"annexes","expands":"annexe"},
    {"name":"jobTitleId","label":"Fonction","kind":"ref","required":true,"to":"jobTitles","expands":"jobTitle"},
    {"name":"gradeId","label":"Grade","kind":"ref","to":"grades","expands":"grade"},
    {"name":"planned","label":"Effectif prévu","kind":"int","required":true,"least":0,"most":9999},
    {"name":"filled","label":"Effectif en place","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"employees","field":"postId"}],
} satisfies CollectionMeta
