// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examCopies",
  database: "main",
  resource: "recruitment-system",
  one: "Copie",
  many: "Copies",
  title: ["number"],
  fields: [
    {"name":"examTestId","label":"Épreuve","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"number","label":"N° d’anonymat","kind":"text","required":true,"searched":true,"max":16},
    {"name":"candidateId","label":"Candidat(e)","kind":"ref","computed":true,"to":"candidates","expands":"candidate"},
    {"name":"markerIds","label":"Correcteurs","kind":"list","of":"ref","computed":true,"to":"committeeMembers"},
    {"name":"lot","label":"Lot","kind":"int","computed":true},
    {"name":"lockedAt","label":"Close le","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"examCopies.mark","label":"Saisie des notes","done":"Note enregistrée","title":"Saisie des notes","text":"Numéro, note, Entrée. Saisie une seconde fois, une note est comparée."},
  ],
  referencedBy: [{"collection":"gradeEntries","field":"copyId"}],
} satisfies CollectionMeta
