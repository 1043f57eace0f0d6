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
    {"name":"carId","label":"Véhicule","kind":"ref","required":true,"to":"cars","expands":"car"},
    {"name":"employeeId","label":"Conducteur","kind":"ref","to":"employees","expands":"employee"},
    {"name":"location","label":"Lieu","kind":"text","required":true,"searched":true,"printed":true,"suggestedBy":"accidents","max":255},
    {"name":"date","label":"Date et heure","kind":"instant","required":true},
    {"name":"declareBy","label":"À déclarer à l’assureur avant le","kind":"date","computed":true},
    {"name":"type","label":"Type","kind":"enum","required":true,"words":[{"value":"collision","label":"Collision"},{"value":"single_vehicle","label":"Véhicule seul"},{"value":"pedestrian","label":"Piéton"},{"value":"theft","label":"Vol"},{"value":"fire","label":"Incendie"},{"value":"vandalism","label":"Vandalisme"},{"value":"other","label":"Autre"}]},
    {"name":"damages","label":"Dégâts","kind":"long","printed":true,"max":5000},
    {"name":"remarks","label":"Observations","kind":"long","printed":true,"max":5000},
    {"name":"policeReportId","label":"PV de police ou de gendarmerie","kind":"file","bucket":"legal-documents"},
    {"name":"amicableReportId","label":"Constat amiable","kind":"file","bucket":"legal-documents"},
    {"name":"photos","label":"Photos","kind":"list","of":"file","bucket":"images"},
    {"name":"thirdParty","label":"Tiers","kind":"json"},
    {"name":"locationAr","label":"Lieu en arabe","kind":"text","searched":true,"printed":true,"suggestedBy":"accidents","max":255},
    {"name":"damagesAr","label":"Dégâts en arabe","kind":"long","printed":true,"max":5000},
    {"name":"remarksAr","label":"Observations en arabe","kind":"long","printed":true,"max":5000},
    {"name":"state","label":"État","kind":"enum","default":"reported","words":[{"value":"reported","label":"Déclaré","tone":"warn"},{"value":"under_review","label":"En cours d’étude","tone":"info"},{"value":"resolved","label":"Réglé","tone":"good"},{"value":"cancelled","label":"Annulé","tone":"quiet"}]},
    {"name":"repairCost","label":"Coût de réparation (MAD)","kind":"dec","least":0,"most":100000000},
  ],
  flow: {"field":"state","steps":[{"from":"reported","to":"under_review","step":"review","label":"Mettre à l’étude","actors":[{"permission":"update"}],"required":[]},{"from":"reported","to":"resolved","step":"resolve","label":"Marquer comme réglé","actors":[{"permission":"update"}],"required":[]},{"from":"under_review","to":"resolved","step":"resolve","label":"Marquer comme réglé","actors":[{"permission":"update"}],"required":[]},{"from":"reported","to":"cancelled","step":"cancel","label":"Annuler le dossier","actors":[{"permission":"update"}],"required":[]},{"from":"under_review","to":"cancelled","step":"cancel","label":"Annuler le dossier","actors":[{"permission":"update"}],"required":[]},{"from":"resolved","to":"under_review","step":"reopen","label":"Rouvrir le dossier","actors":[{"permission":"update"}],"required":[]}]},
  acts: [
    {"act":"accidents.statement","label":"Imprimer la déclaration","done":"Document délivré","title":"Déclaration d’accident","text":"Le document reçoit un numéro et un code QR. Il n’est plus modifiable : on l’annule ou on le remplace."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
