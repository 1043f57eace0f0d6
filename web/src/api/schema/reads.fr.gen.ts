// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "reads",
  database: "main",
  resource: "jobs",
  one: "Consultation",
  many: "Consultations",
  title: ["collection"],
  fields: [
    {"name":"at","label":"Consulté à","kind":"instant","required":true},
    {"name":"day","label":"Consulté le","kind":"date","required":true},
    {"name":"who","label":"Compte","kind":"text","required":true,"max":64},
    {"name":"whoName","label":"Lecteur","kind":"text","searched":true,"max":255},
    {"name":"officeFr","label":"Bureau du lecteur","kind":"text","max":255},
    {"name":"officeAr","label":"Bureau du lecteur (arabe)","kind":"text","max":255},
    {"name":"collection","label":"Registre","kind":"text","required":true,"max":64},
    {"name":"documentId","label":"Identifiant du document","kind":"text","max":64},
    {"name":"fields","label":"Données","kind":"list","of":"text"},
    {"name":"door","label":"Voie","kind":"enum","required":true,"words":[{"value":"get","label":"Fiche"},{"value":"export","label":"Liste ou export"},{"value":"print","label":"Impression"},{"value":"file","label":"Fichier"},{"value":"report","label":"Statistique"}]},
    {"name":"filter","label":"Filtre","kind":"long","max":5000},
    {"name":"count","label":"Nombre de lignes","kind":"int","required":true},
    {"name":"employeeId","label":"Intéressé(e)","kind":"ref","to":"employees","expands":"employee"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
