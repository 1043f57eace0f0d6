// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "fuelLogs",
  database: "main",
  resource: "cars-management",
  one: "Plein de carburant",
  many: "Carburant",
  title: ["date"],
  fields: [
    {"name":"carId","label":"Véhicule","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"litres","label":"Litres","kind":"dec","required":true,"least":0.01,"most":10000},
    {"name":"cost","label":"Coût (MAD)","kind":"dec","least":0,"most":10000000},
    {"name":"odometer","label":"Kilométrage","kind":"int","least":0,"most":9999999},
    {"name":"odometerChecked","label":"Relevé vérifié malgré un grand écart","kind":"bool","default":false},
    {"name":"station","label":"Station","kind":"text","suggestedBy":"fuelLogs","max":255},
    {"name":"missionId","label":"Ordre de mission","kind":"ref","to":"missions","expands":"mission"},
    {"name":"ofReturn","label":"Du retour de mission","kind":"bool","computed":true,"default":false},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
