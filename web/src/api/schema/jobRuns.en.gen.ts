// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "jobRuns",
  database: "main",
  resource: "jobs",
  one: "Job run",
  many: "Job runs",
  fields: [
    {"name":"job","label":"Scheduled job","kind":"text","required":true,"max":255},
    {"name":"dueAt","label":"Due","kind":"instant","required":true},
    {"name":"startedAt","label":"Started","kind":"instant"},
    {"name":"endedAt","label":"Ended","kind":"instant"},
    {"name":"outcome","label":"Outcome","kind":"enum","words":[{"value":"ok","label":"Succeeded"},{"value":"failed","label":"Failed"},{"value":"skipped","label":"Skipped"}]},
    {"name":"message","label":"Message","kind":"long","max":5000},
  ],
  flow: null,
} satisfies CollectionMeta
