// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "reads",
  database: "main",
  resource: "jobs",
  one: "Reading",
  many: "Readings",
  title: ["collection"],
  fields: [
    {"name":"at","label":"Read at","kind":"instant","required":true},
    {"name":"day","label":"Read on","kind":"date","required":true},
    {"name":"who","label":"Account","kind":"text","required":true,"max":64},
    {"name":"whoName","label":"Reader","kind":"text","searched":true,"max":255},
    {"name":"officeFr","label":"Reader’s office (French)","kind":"text","max":255},
    {"name":"officeAr","label":"Reader’s office (Arabic)","kind":"text","max":255},
    {"name":"collection","label":"Register","kind":"text","required":true,"max":64},
    {"name":"documentId","label":"Document id","kind":"text","max":64},
    {"name":"fields","label":"Fields","kind":"list","of":"text"},
    {"name":"door","label":"Door","kind":"enum","required":true,"words":[{"value":"get","label":"Record"},{"value":"export","label":"List or export"},{"value":"print","label":"Print"},{"value":"file","label":"File"},{"value":"report","label":"Report"}]},
    {"name":"filter","label":"Filter","kind":"long","max":5000},
    {"name":"count","label":"Rows","kind":"int","required":true},
    {"name":"employeeId","label":"Person concerned","kind":"ref","to":"employees","expands":"employee"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
