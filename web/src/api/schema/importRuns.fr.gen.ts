// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "importRuns",
  database: "main",
  resource: "imports",
  one: "Importation",
  many: "Importations",
  title: ["fileName"],
  fields: [
    {"name":"collection","label":"Collection","kind":"text","required":true,"max":255},
    {"name":"fileName","label":"Fichier","kind":"text","searched":true,"max":255},
    {"name":"hash","label":"Empreinte du fichier","kind":"text","max":255},
    {"name":"rows","label":"Lignes","kind":"int"},
    {"name":"created","label":"Créées","kind":"int"},
    {"name":"updated","label":"Modifiées","kind":"int"},
    {"name":"unchanged","label":"Inchangées","kind":"int"},
    {"name":"refused","label":"Refusées","kind":"int"},
    {"name":"byId","label":"Importé par","kind":"ref","to":"users","expands":"by"},
    {"name":"at","label":"Importé le","kind":"instant","required":true},
    {"name":"undoneAt","label":"Annulé le","kind":"instant"},
    {"name":"undoneById","label":"Annulé par","kind":"ref","to":"users","expands":"undoneBy"},
    {"name":"undoReport","label":"Rapport d’annulation","kind":"json","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"importRuns.undo","label":"Annuler cette importation","done":"Importation annulée","title":"Annuler cette importation ?","text":"Ce qui a été modifié depuis reste tel quel.","destructive":true},
  ],
  referencedBy: [],
} satisfies CollectionMeta
