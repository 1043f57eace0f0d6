// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examDocuments",
  database: "main",
  resource: "recruitment-system",
  one: "Pièce demandée",
  many: "Pièces demandées",
  title: ["labelFr","labelAr"],
  fields: [
    {"name":"recruitmentId","label":"Concours","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"code","label":"Code","kind":"text","max":32},
    {"name":"labelFr","label":"Pièce","kind":"text","required":true,"printed":true,"max":200},
    {"name":"labelAr","label":"Pièce en arabe","kind":"text","required":true,"printed":true,"max":200},
    {"name":"condition","label":"Demandée à","kind":"enum","required":true,"default":"all","words":[{"value":"all","label":"Tous les candidats"},{"value":"in_service","label":"Candidats en fonction"},{"value":"reserved","label":"Postes réservés"}]},
    {"name":"ground","label":"Quota qu’elle justifie","kind":"enum","words":[{"value":"none","label":"Aucun"},{"value":"resistant","label":"Résistants, pupilles de la nation, anciens militaires"},{"value":"disability","label":"Personne en situation de handicap"}]},
    {"name":"kind","label":"Type de fichier","kind":"enum","required":true,"default":"pdf","words":[{"value":"pdf","label":"Fichier PDF"},{"value":"image","label":"Image"}]},
    {"name":"maxMegabytes","label":"Taille maximale (Mo)","kind":"int","least":1,"most":5},
  ],
  flow: null,
  referencedBy: [{"collection":"candidateFiles","field":"examDocumentId"}],
} satisfies CollectionMeta
