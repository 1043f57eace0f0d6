// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "gradeEntries",
  database: "main",
  resource: "recruitment-system",
  one: "Mark",
  many: "Marks",
  title: ["mark"],
  fields: [
    {"name":"examTestId","label":"Test","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"copyId","label":"Copy","kind":"ref","to":"examCopies"},
    {"name":"candidateId","label":"Candidate","kind":"ref","to":"candidates","expands":"candidate"},
    {"name":"test","label":"Kind of test","kind":"enum","computed":true,"words":[{"value":"written","label":"Written test"},{"value":"oral","label":"Oral test"},{"value":"practical","label":"Practical test"}]},
    {"name":"round","label":"Marking","kind":"int","computed":true,"least":1,"most":3},
    {"name":"markerId","label":"Marker","kind":"ref","computed":true,"to":"committeeMembers","expands":"marker"},
    {"name":"committeeId","label":"Committee","kind":"ref","computed":true,"to":"committees","expands":"committee"},
    {"name":"mark","label":"Mark","kind":"dec","required":true,"least":0,"most":20},
    {"name":"typedTwice","label":"Typed twice","kind":"bool","computed":true,"default":false},
    {"name":"replaces","label":"Replaces","kind":"ref","to":"gradeEntries"},
    {"name":"appealId","label":"Appeal","kind":"ref","computed":true,"to":"appeals","expands":"appeal"},
    {"name":"reason","label":"Reason","kind":"long","printed":true,"max":5000},
    {"name":"typedByIds","label":"Sheet typed by","kind":"list","of":"ref","computed":true,"to":"users"},
    {"name":"byId","label":"Entered by","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"enteredAt","label":"Entered at","kind":"instant","computed":true},
    {"name":"lockedAt","label":"Locked at","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"replaces"},{"collection":"appeals","field":"entryId"}],
} satisfies CollectionMeta
