// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "clockDoubts",
  database: "main",
  resource: "jobs",
  one: "Horloge non crue",
  many: "Périodes d’horloge non crue",
  title: [],
  fields: [
    {"name":"believedAt","label":"Dernière heure sûre","kind":"instant","required":true},
    {"name":"shownAt","label":"Heure affichée","kind":"instant","required":true},
    {"name":"afterEntry","label":"Après l’écriture n°","kind":"int","required":true},
    {"name":"untilEntry","label":"Jusqu’à l’écriture n°","kind":"int"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
