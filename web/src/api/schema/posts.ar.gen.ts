// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "posts",
  database: "main",
  resource: "organisation-management",
  one: "منصب",
  many: "المناصب",
  title: [],
  fields: [
    {"name":"bureauId","label":"المكتب","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"serviceId","label":"المصلحة","kind":"ref","to":"services","expands":"service"},
    {"name":"annexeId","label":"الملحقة الإدارية","kind":"ref","to":"annexes","expands":"annexe"},
    {"name":"jobTitleId","label":"الوظيفة","kind":"ref","required":true,"to":"jobTitles","expands":"jobTitle"},
    {"name":"gradeId","label":"الدرجة","kind":"ref","to":"grades","expands":"grade"},
    {"name":"planned","label":"العدد المقرر","kind":"int","required":true,"least":0,"most":9999},
    {"name":"filled","label":"العدد المشغول","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"employees","field":"postId"}],
} satisfies CollectionMeta
