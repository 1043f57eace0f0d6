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
  acts: [
    {"act":"examCopies.assign","label":"Attribuer","done":"Copies attribuées","title":"Attribuer","text":"Qui corrige ? Deux correcteurs ne voient pas la note l’un de l’autre.","by":"examTestId"},
    {"act":"examPresence.scan","label":"Marquer présent","done":"Présence notée","title":"Marquer présent","text":"Le jour de l’épreuve, scannez le code de la convocation pour noter la présence.","by":"examTestId"},
    {"act":"examPresence.close","label":"Clore la présence","done":"Présence close","title":"Clore la présence","text":"Deux membres la closent, chacun avec son mot de passe. Ensuite seul un procès-verbal la corrige.","by":"examTestId"},
    {"act":"examPresence.correct","label":"Rectifier","done":"Rectifier la présence : fait","title":"Rectifier la présence","text":"Deux membres donnent les mêmes numéros et le même motif ; un nouveau procès-verbal s’ajoute au premier.","by":"examTestId"},
    {"act":"presenceLists.open","label":"Emporter la liste","done":"La liste est sur cet appareil","by":"examTestId"},
    {"act":"appeals.printChanges","label":"Notes avant et après recours","done":"Document délivré","title":"Notes avant et après recours","text":"Le document reçoit un numéro et un code QR. Il n’est plus modifiable : on l’annule ou on le remplace.","by":"examTestId"},
  ],
  referencedBy: [{"collection":"gradeEntries","field":"examTestId"},{"collection":"examRooms","field":"examTestId"},{"collection":"examCopies","field":"examTestId"},{"collection":"examPresence","field":"examTestId"},{"collection":"presenceLists","field":"examTestId"},{"collection":"presenceScans","field":"examTestId"},{"collection":"examLocks","field":"examTestId"},{"collection":"appeals","field":"examTestId"}],
} satisfies CollectionMeta
