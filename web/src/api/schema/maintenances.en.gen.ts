// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "maintenances",
  database: "main",
  resource: "park-maintenance",
  one: "Maintenance",
  many: "Maintenances",
  title: ["kind"],
  fields: [
    {"name":"carId","label":"Vehicle","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"kind","label":"Kind","kind":"enum","required":true,"words":[{"value":"preventive","label":"Preventive"},{"value":"corrective","label":"Repair"},{"value":"inspection","label":"Inspection"},{"value":"tyres","label":"Tyres"},{"value":"oil","label":"Oil change"},{"value":"other","label":"Other"}]},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"garage","label":"Garage","kind":"text","suggestedBy":"maintenances","max":255},
    {"name":"description","label":"Description","kind":"long","max":5000},
    {"name":"odometer","label":"Odometer","kind":"int","least":0,"most":9999999},
    {"name":"odometerChecked","label":"Reading checked in spite of a large gap","kind":"bool","default":false},
    {"name":"labourCost","label":"Labour (MAD)","kind":"dec","least":0,"most":10000000},
    {"name":"parts","label":"Parts","kind":"json"},
    {"name":"totalCost","label":"Total cost (MAD)","kind":"dec","computed":true},
    {"name":"status","label":"Status","kind":"enum","default":"planned","words":[{"value":"planned","label":"Planned","tone":"info"},{"value":"in_progress","label":"In progress","tone":"warn"},{"value":"done","label":"Done","tone":"good"},{"value":"cancelled","label":"Cancelled","tone":"quiet"}]},
    {"name":"nextDueDate","label":"Next due on","kind":"date"},
    {"name":"nextDueOdometer","label":"Next due at (km)","kind":"int","least":0,"most":9999999},
  ],
  flow: {"field":"status","steps":[{"from":"planned","to":"in_progress","step":"start","label":"Start","actors":[{"permission":"update"}],"required":[]},{"from":"planned","to":"done","step":"finish","label":"Finish","actors":[{"permission":"update"}],"required":[]},{"from":"in_progress","to":"done","step":"finish","label":"Finish","actors":[{"permission":"update"}],"required":[]},{"from":"planned","to":"cancelled","step":"cancel","label":"Cancel the order","actors":[{"permission":"update"}],"required":[]},{"from":"in_progress","to":"cancelled","step":"cancel","label":"Cancel the order","actors":[{"permission":"update"}],"required":[]}]},
  acts: [
    {"act":"maintenances.finish","label":"Finish the work","done":"Work finished, parts taken out of the stock","title":"Finish the work","text":"The parts leave the stock, and the costs will not change any more.","inputs":[{"name":"date","field":"date"},{"name":"odometer","field":"odometer"},{"name":"odometerChecked","field":"odometerChecked"},{"name":"parts","field":"parts"},{"name":"labourCost","field":"labourCost"},{"name":"nextDueDate","field":"nextDueDate"},{"name":"nextDueOdometer","field":"nextDueOdometer"}]},
  ],
  referencedBy: [{"collection":"spareMovements","field":"maintenanceId"}],
} satisfies CollectionMeta
