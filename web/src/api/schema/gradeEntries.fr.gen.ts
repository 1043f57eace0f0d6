// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "gradeEntries",
  database: "main",
  resource: "recruitment-system",
  one: "Note",
  many: "Notes",
  title: ["mark"],
  fields: [
    {"name":"examTestId","label":"Épreuve","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"copyId","label":"Copie","kind":"ref","to":"examCopies"},
    {"name":"candidateId","label":"Candidat(e)","kind":"ref","to":"candidates","expands":"candidate"},
    {"name":"test","label":"Type d’épreuve","kind":"enum","computed":true,"words":[{"value":"written","label":"Épreuve écrite"},{"value":"oral","label":"Épreuve orale"},{"value":"practical","label":"Épreuve pratique"}]},
    {"name":"round","label":"Correction","kind":"int","computed":true,"least":1,"most":3},
    {"name":"markerId","label":"Correcteur","kind":"ref","computed":true,"to":"committeeMembers","expands":"marker"},
    {"name":"committeeId","label":"Commission","kind":"ref","computed":true,"to":"committees","expands":"committee"},
    {"name":"mark","label":"Note","kind":"dec","required":true,"least":0,"most":20},
    {"name":"typedTwice","label":"Saisie deux fois","kind":"bool","computed":true,"default":false},
    {"name":"replaces","label":"Remplace","kind":"ref","to":"gradeEntries"},
    {"name":"appealId","label":"Recours","kind":"ref","computed":true,"to":"appeals","expands":"appeal"},
    {"name":"reason","label":"Motif","kind":"long","printed":true,"max":5000},
    {"name":"typedByIds","label":"Feuille saisie par","kind":"list","of":"ref","computed":true,"to":"users"},
    {"name":"byId","label":"Saisie par","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"enteredAt","label":"Saisie le","kind":"instant","computed":true},
    {"name":"lockedAt","label":"Close le","kind":"instant","computed":true},
  ],
  flow: null,
  referencedBy: [{"collection":"gradeEntries","field":"replaces"},{"collection":"appeals","field":"entryId"}],
} satisfies CollectionMeta
