// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examLists",
  database: "main",
  resource: "recruitment-system",
  one: "Liste",
  many: "Listes",
  title: ["kind"],
  fields: [
    {"name":"recruitmentId","label":"Concours","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"kind","label":"Type de liste","kind":"enum","required":true,"words":[{"value":"provisional","label":"Liste provisoire"},{"value":"definitive","label":"Liste définitive"},{"value":"written","label":"Résultats de l’écrit"},{"value":"oral","label":"Résultats de l’oral"},{"value":"final","label":"Résultats définitifs"},{"value":"waiting","label":"Liste d’attente"}]},
    {"name":"docId","label":"Identifiant du document","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"Liste","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"publishedAt","label":"Publiée le","kind":"instant","computed":true},
    {"name":"appealsUntil","label":"Recours jusqu’au","kind":"instant","computed":true},
    {"name":"entries","label":"Inscrits","kind":"json","computed":true},
    {"name":"part","label":"Partie","kind":"int","computed":true},
    {"name":"parts","label":"Nombre de parties","kind":"int","computed":true},
    {"name":"wholeDigest","label":"Empreinte de la liste entière","kind":"text","computed":true,"max":64},
    {"name":"withoutSecondLook","label":"Motif d’absence de second regard","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"revisions","label":"Publications rectificatives","kind":"json","computed":true},
    {"name":"replacedById","label":"Remplacée par","kind":"ref","computed":true,"to":"examLists","expands":"replacedBy"},
  ],
  flow: null,
  referencedBy: [{"collection":"examLists","field":"replacedById"}],
} satisfies CollectionMeta
