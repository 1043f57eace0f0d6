// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examTests",
  database: "main",
  resource: "recruitment-system",
  one: "Épreuve",
  many: "Épreuves",
  title: ["labelFr","labelAr"],
  fields: [
    {"name":"recruitmentId","label":"Concours","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"positionId","label":"Catégorie","kind":"ref","to":"positions","expands":"position"},
    {"name":"kind","label":"Type d’épreuve","kind":"enum","required":true,"words":[{"value":"written","label":"Épreuve écrite"},{"value":"oral","label":"Épreuve orale"},{"value":"practical","label":"Épreuve pratique"}]},
    {"name":"labelFr","label":"Épreuve","kind":"text","required":true,"printed":true,"max":200},
    {"name":"labelAr","label":"Intitulé de l’épreuve (arabe)","kind":"text","required":true,"printed":true,"max":200},
    {"name":"coefficient","label":"Coefficient","kind":"dec","required":true,"least":0.01,"most":100},
    {"name":"minMark","label":"Note éliminatoire","kind":"dec","least":0,"most":20},
    {"name":"date","label":"Date","kind":"date"},
    {"name":"startTime","label":"Heure de début","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"durationMinutes","label":"Durée (minutes)","kind":"int","least":1,"most":1440},
    {"name":"markers","label":"Correcteurs","kind":"int","least":1,"most":2},
    {"name":"maxGap","label":"Écart maximal","kind":"dec","least":0,"most":20},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"examTestId"},{"collection":"examRooms","field":"examTestId"},{"collection":"examCopies","field":"examTestId"},{"collection":"examPresence","field":"examTestId"},{"collection":"examLocks","field":"examTestId"},{"collection":"appeals","field":"examTestId"}],
} satisfies CollectionMeta
