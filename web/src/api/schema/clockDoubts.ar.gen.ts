// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "clockDoubts",
  database: "main",
  resource: "jobs",
  one: "توقيت غير مؤكد",
  many: "فترات توقيت غير مؤكد",
  title: [],
  fields: [
    {"name":"believedAt","label":"آخر توقيت مؤكد","kind":"instant","required":true},
    {"name":"shownAt","label":"التوقيت المعروض","kind":"instant","required":true},
    {"name":"afterEntry","label":"بعد القيد رقم","kind":"int","required":true},
    {"name":"untilEntry","label":"إلى القيد رقم","kind":"int"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
