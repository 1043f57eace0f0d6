// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examLocks",
  database: "main",
  resource: "recruitment-system",
  one: "Clôture",
  many: "Clôtures",
  title: ["phase"],
  fields: [
    {"name":"recruitmentId","label":"Concours","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"phase","label":"Phase","kind":"enum","required":true,"words":[{"value":"presence","label":"Présence"},{"value":"written","label":"Écrit"},{"value":"oral","label":"Oral"},{"value":"ranking","label":"Classement"}]},
    {"name":"examTestId","label":"Épreuve","kind":"ref","to":"examTests","expands":"examTest"},
    {"name":"tableHash","label":"Empreinte du tableau","kind":"text","computed":true,"max":64},
    {"name":"presidentId","label":"Président(e)","kind":"ref","computed":true,"to":"committeeMembers","expands":"president"},
    {"name":"memberId","label":"Membre","kind":"ref","computed":true,"to":"committeeMembers","expands":"member"},
    {"name":"signerIds","label":"Signataires","kind":"list","of":"ref","computed":true,"to":"committeeMembers"},
    {"name":"lockedAt","label":"Clos le","kind":"instant","computed":true},
    {"name":"liftedAt","label":"Anonymat levé le","kind":"instant","computed":true},
    {"name":"minima","label":"Minima fixés par la commission","kind":"json","computed":true},
    {"name":"counts","label":"Décompte","kind":"json","computed":true},
    {"name":"reason","label":"Motif de la rectification","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"withoutReason","label":"Motif de la clôture sans listes non rendues","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"docId","label":"Identifiant du procès-verbal","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"Procès-verbal","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
