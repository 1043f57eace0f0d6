// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "maintenances",
  database: "main",
  resource: "park-maintenance",
  one: "Entretien",
  many: "Entretiens",
  title: ["kind"],
  fields: [
    {"name":"carId","label":"Véhicule","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"kind","label":"Nature","kind":"enum","required":true,"words":[{"value":"preventive","label":"Préventif"},{"value":"corrective","label":"Réparation"},{"value":"inspection","label":"Contrôle"},{"value":"tyres","label":"Pneus"},{"value":"oil","label":"Vidange"},{"value":"other","label":"Autre"}]},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"garage","label":"Garage","kind":"text","suggestedBy":"maintenances","max":255},
    {"name":"description","label":"Description","kind":"long","max":5000},
    {"name":"odometer","label":"Kilométrage","kind":"int","least":0,"most":9999999},
    {"name":"odometerChecked","label":"Relevé vérifié malgré un grand écart","kind":"bool","default":false},
    {"name":"labourCost","label":"Main d’œuvre (MAD)","kind":"dec","least":0,"most":10000000},
    {"name":"parts","label":"Pièces","kind":"json"},
    {"name":"totalCost","label":"Coût total (MAD)","kind":"dec","computed":true},
    {"name":"status","label":"Statut","kind":"enum","default":"planned","words":[{"value":"planned","label":"Planifié","tone":"info"},{"value":"in_progress","label":"En cours","tone":"warn"},{"value":"done","label":"Terminé","tone":"good"},{"value":"cancelled","label":"Annulé","tone":"quiet"}]},
    {"name":"nextDueDate","label":"Prochaine échéance","kind":"date"},
    {"name":"nextDueOdometer","label":"Prochaine échéance (km)","kind":"int","least":0,"most":9999999},
  ],
  flow: {"field":"status","steps":[{"from":"planned","to":"in_progress","step":"start","label":"Commencer","actors":[{"permission":"update"}],"required":[]},{"from":"planned","to":"done","step":"finish","label":"Terminer","actors":[{"permission":"update"}],"required":[]},{"from":"in_progress","to":"done","step":"finish","label":"Terminer","actors":[{"permission":"update"}],"required":[]},{"from":"planned","to":"cancelled","step":"cancel","label":"Annuler l’ordre","actors":[{"permission":"update"}],"required":[]},{"from":"in_progress","to":"cancelled","step":"cancel","label":"Annuler l’ordre","actors":[{"permission":"update"}],"required":[]}]},
  acts: [
    {"act":"maintenances.finish","label":"Terminer les travaux","done":"Travaux terminés, pièces sorties du stock","title":"Terminer les travaux","text":"Les pièces sortent du stock et les coûts ne changeront plus.","inputs":[{"name":"date","field":"date"},{"name":"odometer","field":"odometer"},{"name":"odometerChecked","field":"odometerChecked"},{"name":"parts","field":"parts"},{"name":"labourCost","field":"labourCost"},{"name":"nextDueDate","field":"nextDueDate"},{"name":"nextDueOdometer","field":"nextDueOdometer"}]},
  ],
  referencedBy: [{"collection":"spareMovements","field":"maintenanceId"}],
} satisfies CollectionMeta
