// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "posts",
  database: "main",
  resource: "organisation-management",
  one: "Post",
  many: "Posts",
  title: [],
  fields: [
    {"name":"bureauId","label":"Office","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"annexeId","label":"Administrative annexe","kind":"ref","to":"annexes","expands":"annexe"},
    {"name":"jobTitleId","label":"Function","kind":"ref","required":true,"to":"jobTitles","expands":"jobTitle"},
    {"name":"gradeId","label":"Grade","kind":"ref","to":"grades","expands":"grade"},
    {"name":"planned","label":"Planned","kind":"int","required":true,"least":0,"most":9999},
    {"name":"filled","label":"Filled","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"employees","field":"postId"}],
} satisfies CollectionMeta
