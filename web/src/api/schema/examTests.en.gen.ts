// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examTests",
  database: "main",
  resource: "recruitment-system",
  one: "Test",
  many: "Tests",
  title: ["labelFr","labelAr"],
  fields: [
    {"name":"recruitmentId","label":"Exam","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"positionId","label":"Position","kind":"ref","to":"positions","expands":"position"},
    {"name":"kind","label":"Kind of test","kind":"enum","required":true,"words":[{"value":"written","label":"Written test"},{"value":"oral","label":"Oral test"},{"value":"practical","label":"Practical test"}]},
    {"name":"labelFr","label":"Title of the test (French)","kind":"text","required":true,"printed":true,"max":200},
    {"name":"labelAr","label":"Title of the test (Arabic)","kind":"text","required":true,"printed":true,"max":200},
    {"name":"coefficient","label":"Coefficient","kind":"dec","required":true,"least":0.01,"most":100},
    {"name":"minMark","label":"Eliminatory mark","kind":"dec","least":0,"most":20},
    {"name":"date","label":"Date","kind":"date"},
    {"name":"startTime","label":"Start time","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"durationMinutes","label":"Duration (minutes)","kind":"int","least":1,"most":1440},
    {"name":"markers","label":"Markers","kind":"int","least":1,"most":2},
    {"name":"maxGap","label":"Greatest gap","kind":"dec","least":0,"most":20},
  ],
  flow: null,
  acts: [
    {"act":"examCopies.assign","label":"Assign","done":"Copies assigned","title":"Assign","text":"Who marks? Two markers do not see each other’s marks.","by":"examTestId"},
    {"act":"examPresence.scan","label":"Mark present","done":"Presence recorded","title":"Mark present","text":"On the day, scan the code of the summons; absence is a fact, not a mark.","by":"examTestId"},
    {"act":"examPresence.close","label":"Close presence","done":"Presence closed","title":"Close presence","text":"Two members close it, each with their password. After that only minutes correct it.","by":"examTestId"},
    {"act":"examPresence.correct","label":"Correct","done":"Correct presence: done","title":"Correct presence","text":"Two members give the same numbers and the same reason; new minutes stand beside the first.","by":"examTestId"},
    {"act":"presenceLists.open","label":"Take the list along","done":"The list is on this device","by":"examTestId"},
    {"act":"appeals.printChanges","label":"Marks before and after appeals","done":"Paper issued","title":"Marks before and after appeals","text":"The paper gets a number and a QR code. It is never changed: it is cancelled or replaced.","by":"examTestId"},
  ],
  referencedBy: [{"collection":"gradeEntries","field":"examTestId"},{"collection":"examRooms","field":"examTestId"},{"collection":"examCopies","field":"examTestId"},{"collection":"examPresence","field":"examTestId"},{"collection":"presenceLists","field":"examTestId"},{"collection":"presenceScans","field":"examTestId"},{"collection":"examLocks","field":"examTestId"},{"collection":"appeals","field":"examTestId"}],
} satisfies CollectionMeta
