// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "spareMovements",
  database: "main",
  resource: "park-inventaire",
  one: "Mouvement de stock",
  many: "Mouvements de stock",
  title: ["date"],
  fields: [
    {"name":"partId","label":"Pièce","kind":"ref","required":true,"to":"spareParts","expands":"part"},
    {"name":"kind","label":"Mouvement","kind":"enum","required":true,"words":[{"value":"in","label":"Entrée","tone":"good"},{"value":"out","label":"Sortie","tone":"info"},{"value":"adjust","label":"Ajustement","tone":"quiet"}]},
    {"name":"quantity","label":"Quantité","kind":"int","required":true,"least":-1000000,"most":1000000},
    {"name":"unitCost","label":"Prix unitaire (MAD)","kind":"dec","least":0,"most":10000000},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"maintenanceId","label":"Entretien","kind":"ref","to":"maintenances","expands":"maintenance"},
    {"name":"reason","label":"Motif","kind":"text","max":255},
    {"name":"byId","label":"Par","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"change","label":"Variation","kind":"int","computed":true},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
