// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examRooms",
  database: "main",
  resource: "recruitment-system",
  one: "Salle d’examen",
  many: "Salles d’examen",
  title: ["name","nameAr"],
  fields: [
    {"name":"recruitmentId","label":"Concours","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"name","label":"Salle","kind":"text","required":true,"searched":true,"printed":true,"max":100},
    {"name":"nameAr","label":"Salle en arabe","kind":"text","searched":true,"printed":true,"max":100},
    {"name":"examTestId","label":"Épreuve tenue dans la salle","kind":"ref","to":"examTests","expands":"examTest"},
    {"name":"capacity","label":"Capacité","kind":"int","required":true,"least":1,"most":20000},
    {"name":"address","label":"Adresse","kind":"text","printed":true,"max":300},
    {"name":"addressAr","label":"Adresse en arabe","kind":"text","printed":true,"max":300},
    {"name":"labelsFileId","label":"Étiquettes de table","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: null,
  acts: [
    {"act":"examRooms.print","label":"Feuilles à imprimer","done":"Feuille prête à imprimer","title":"Feuilles à imprimer","text":"La feuille d’émargement se signe ; l’affiche de porte dit à chacun sa salle."},
    {"act":"examRooms.labels","label":"Étiquettes de table","done":"Étiquettes prêtes à imprimer"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
