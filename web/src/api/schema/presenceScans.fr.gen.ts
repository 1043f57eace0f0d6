// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "presenceScans",
  database: "main",
  resource: "recruitment-system",
  one: "Relevé de présence",
  many: "Relevés de présence",
  title: [],
  fields: [
    {"name":"examTestId","label":"Épreuve","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"candidateId","label":"Candidat(e)","kind":"ref","required":true,"to":"candidates","expands":"candidate"},
    {"name":"presenceListId","label":"Liste emportée","kind":"ref","computed":true,"to":"presenceLists","expands":"presenceList"},
    {"name":"present","label":"Présent(e)","kind":"bool","default":false},
    {"name":"at","label":"Heure","kind":"instant","computed":true},
    {"name":"byId","label":"Constatée par","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"state","label":"État","kind":"enum","computed":true,"words":[{"value":"counted","label":"Pris en compte","tone":"good"},{"value":"proposed","label":"Proposé après clôture","tone":"warn"},{"value":"accepted","label":"Retenu par procès-verbal","tone":"good"},{"value":"dismissed","label":"Écarté","tone":"bad"}]},
    {"name":"reason","label":"Motif du rejet","kind":"long","computed":true,"printed":true,"max":5000},
    {"name":"decidedById","label":"Décidé par","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Décidé le","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"presenceScans.dismiss","label":"Écarter","done":"Proposition écartée","title":"Écarter une présence proposée","text":"La proposition reste au dossier avec son motif ; la présence ne change pas.","destructive":true,"by":"presenceScanId","inputs":[{"name":"reason","field":"reason","required":true}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
