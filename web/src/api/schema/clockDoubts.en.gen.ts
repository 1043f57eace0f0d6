// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "clockDoubts",
  database: "main",
  resource: "jobs",
  one: "Clock not believed",
  many: "Times when the clock was not believed",
  title: [],
  fields: [
    {"name":"believedAt","label":"Last believed","kind":"instant","required":true},
    {"name":"shownAt","label":"Shown","kind":"instant","required":true},
    {"name":"afterEntry","label":"After entry no.","kind":"int","required":true},
    {"name":"untilEntry","label":"Until entry no.","kind":"int"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
