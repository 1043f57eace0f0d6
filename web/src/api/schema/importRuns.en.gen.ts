// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "importRuns",
  database: "main",
  resource: "imports",
  one: "Import",
  many: "Imports",
  title: ["fileName"],
  fields: [
    {"name":"collection","label":"Collection","kind":"text","required":true,"max":255},
    {"name":"fileName","label":"File","kind":"text","searched":true,"max":255},
    {"name":"hash","label":"Digest of the file","kind":"text","max":255},
    {"name":"rows","label":"Rows","kind":"int"},
    {"name":"created","label":"Created","kind":"int"},
    {"name":"updated","label":"Updated","kind":"int"},
    {"name":"unchanged","label":"Unchanged","kind":"int"},
    {"name":"refused","label":"Refused","kind":"int"},
    {"name":"byId","label":"Imported by","kind":"ref","to":"users","expands":"by"},
    {"name":"at","label":"Imported at","kind":"instant","required":true},
    {"name":"undoneAt","label":"Undone at","kind":"instant"},
    {"name":"undoneById","label":"Undone by","kind":"ref","to":"users","expands":"undoneBy"},
    {"name":"undoReport","label":"Report of the undoing","kind":"json","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"importRuns.undo","label":"Undo this import","done":"Import undone","title":"Undo this import?","text":"What was changed since stays as it is.","destructive":true},
  ],
  referencedBy: [],
} satisfies CollectionMeta
