// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "accidents",
  database: "main",
  resource: "cars-management",
  one: "Accident",
  many: "Accidents",
  title: ["location","locationAr"],
  fields: [
    {"name":"carId","label":"Vehicle","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"employeeId","label":"Driver","kind":"ref","to":"employees","expands":"employee"},
    {"name":"location","label":"Place","kind":"text","required":true,"searched":true,"printed":true,"suggestedBy":"accidents","max":255},
    {"name":"date","label":"Date and time","kind":"instant","required":true},
    {"name":"declareBy","label":"To be declared to the insurer by","kind":"date","computed":true},
    {"name":"type","label":"Type","kind":"enum","required":true,"words":[{"value":"collision","label":"Collision"},{"value":"single_vehicle","label":"Single vehicle"},{"value":"pedestrian","label":"Pedestrian"},{"value":"theft","label":"Theft"},{"value":"fire","label":"Fire"},{"value":"vandalism","label":"Vandalism"},{"value":"other","label":"Other"}]},
    {"name":"damages","label":"Damages","kind":"long","printed":true,"max":5000},
    {"name":"remarks","label":"Remarks","kind":"long","printed":true,"max":5000},
    {"name":"policeReportId","label":"Police or gendarmerie report","kind":"file","bucket":"legal-documents"},
    {"name":"amicableReportId","label":"Amicable report","kind":"file","bucket":"legal-documents"},
    {"name":"photos","label":"Photos","kind":"list","of":"file","bucket":"images"},
    {"name":"thirdParty","label":"Third party","kind":"json"},
    {"name":"locationAr","label":"Place in Arabic","kind":"text","searched":true,"printed":true,"suggestedBy":"accidents","max":255},
    {"name":"damagesAr","label":"Damages in Arabic","kind":"long","printed":true,"max":5000},
    {"name":"remarksAr","label":"Remarks in Arabic","kind":"long","printed":true,"max":5000},
    {"name":"state","label":"State","kind":"enum","default":"reported","words":[{"value":"reported","label":"Reported","tone":"warn"},{"value":"under_review","label":"Under review","tone":"info"},{"value":"resolved","label":"Resolved","tone":"good"},{"value":"cancelled","label":"Cancelled","tone":"quiet"}]},
    {"name":"repairCost","label":"Repair cost (MAD)","kind":"dec","least":0,"most":100000000},
  ],
  flow: {"field":"state","steps":[{"from":"reported","to":"under_review","step":"review","label":"Start the study","actors":[{"permission":"update"}],"required":[]},{"from":"reported","to":"resolved","step":"resolve","label":"Mark as settled","actors":[{"permission":"update"}],"required":[]},{"from":"under_review","to":"resolved","step":"resolve","label":"Mark as settled","actors":[{"permission":"update"}],"required":[]},{"from":"reported","to":"cancelled","step":"cancel","label":"Cancel the case","actors":[{"permission":"update"}],"required":[]},{"from":"under_review","to":"cancelled","step":"cancel","label":"Cancel the case","actors":[{"permission":"update"}],"required":[]},{"from":"resolved","to":"under_review","step":"reopen","label":"Reopen the case","actors":[{"permission":"update"}],"required":[]}]},
  acts: [
    {"act":"accidents.statement","label":"Print the statement","done":"Paper issued","title":"Accident statement","text":"The paper gets a number and a QR code. It is never changed: it is cancelled or replaced."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
