// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "fuelLogs",
  database: "main",
  resource: "cars-management",
  one: "Fuel log",
  many: "Fuel logs",
  title: ["date"],
  fields: [
    {"name":"carId","label":"Vehicle","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"litres","label":"Litres","kind":"dec","required":true,"least":0.01,"most":10000},
    {"name":"cost","label":"Cost (MAD)","kind":"dec","least":0,"most":10000000},
    {"name":"odometer","label":"Odometer","kind":"int","least":0,"most":9999999},
    {"name":"odometerChecked","label":"Reading checked in spite of a large gap","kind":"bool","default":false},
    {"name":"station","label":"Station","kind":"text","suggestedBy":"fuelLogs","max":255},
    {"name":"missionId","label":"Mission order","kind":"ref","to":"missions","expands":"mission"},
    {"name":"ofReturn","label":"From the return of the mission","kind":"bool","computed":true,"default":false},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
