// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "jobRuns",
  database: "main",
  resource: "jobs",
  one: "Job run",
  many: "Job runs",
  title: ["job"],
  fields: [
    {"name":"job","label":"Scheduled job","kind":"text","required":true,"max":255},
    {"name":"dueAt","label":"Due","kind":"instant","required":true},
    {"name":"startedAt","label":"Started","kind":"instant"},
    {"name":"endedAt","label":"Ended","kind":"instant"},
    {"name":"outcome","label":"Outcome","kind":"enum","words":[{"value":"ok","label":"Succeeded","tone":"good"},{"value":"failed","label":"Failed","tone":"bad"},{"value":"skipped","label":"Skipped","tone":"quiet"},{"value":"cancelled","label":"Cancelled","tone":"quiet"}]},
    {"name":"message","label":"Message","kind":"long","max":5000},
  ],
  flow: null,
  acts: [
    {"act":"jobRuns.cancel","label":"Stop","done":"Job stopped"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
