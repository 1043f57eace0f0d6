// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examCopies",
  database: "main",
  resource: "recruitment-system",
  one: "Exam script",
  many: "Exam scripts",
  title: ["number"],
  fields: [
    {"name":"examTestId","label":"Test","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"number","label":"Anonymity number","kind":"text","required":true,"searched":true,"max":16},
    {"name":"candidateId","label":"Candidate","kind":"ref","computed":true,"to":"candidates","expands":"candidate"},
    {"name":"markerIds","label":"Markers","kind":"list","of":"ref","computed":true,"to":"committeeMembers"},
    {"name":"lot","label":"Lot","kind":"int","computed":true},
    {"name":"lockedAt","label":"Locked at","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"examCopies.mark","label":"Marking","done":"Mark saved","title":"Marking","text":"Number, mark, Enter. Typed a second time, a mark is compared."},
  ],
  referencedBy: [{"collection":"gradeEntries","field":"copyId"}],
} satisfies CollectionMeta
