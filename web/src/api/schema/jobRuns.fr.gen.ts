// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "jobRuns",
  database: "main",
  resource: "jobs",
  one: "Exécution de tâche",
  many: "Exécutions des tâches",
  title: ["job"],
  fields: [
    {"name":"job","label":"Tâche planifiée","kind":"text","required":true,"max":255},
    {"name":"dueAt","label":"Échéance","kind":"instant","required":true},
    {"name":"startedAt","label":"Début","kind":"instant"},
    {"name":"endedAt","label":"Fin","kind":"instant"},
    {"name":"outcome","label":"Résultat","kind":"enum","words":[{"value":"ok","label":"Réussi","tone":"good"},{"value":"failed","label":"Échec","tone":"bad"},{"value":"skipped","label":"Non exécuté","tone":"quiet"},{"value":"cancelled","label":"Annulé","tone":"quiet"}]},
    {"name":"message","label":"Message","kind":"long","max":5000},
  ],
  flow: null,
  acts: [
    {"act":"jobRuns.cancel","label":"Arrêter","done":"Tâche arrêtée"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
