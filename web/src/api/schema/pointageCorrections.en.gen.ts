// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "pointageCorrections",
  database: "attendance",
  resource: "pointage",
  one: "Correction",
  many: "Corrections",
  title: [],
  fields: [
    {"name":"employeeId","label":"Employee","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"date","label":"Date","kind":"date","required":true},
    {"name":"firstIn","label":"First in","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"lastOut","label":"Last out","kind":"text","max":255,"form":"time","pattern":"^\\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\\s*$"},
    {"name":"dayKind","label":"Kind of day","kind":"enum","words":[{"value":"work","label":"Working day","tone":"info"},{"value":"rest","label":"Day of rest","tone":"quiet"},{"value":"holiday","label":"Public holiday","tone":"quiet"},{"value":"leave","label":"Leave","tone":"info"},{"value":"mission","label":"Mission","tone":"info"},{"value":"permission","label":"Permission","tone":"info"},{"value":"waiting","label":"Waiting for data","tone":"warn"},{"value":"not_measured","label":"Not measured","tone":"quiet"}]},
    {"name":"reason","label":"Reason","kind":"long","required":true,"max":5000},
    {"name":"fileId","label":"Document","kind":"file","bucket":"downloadable-documents"},
    {"name":"byId","label":"By","kind":"ref","computed":true,"to":"users","expands":"by"},
    {"name":"withdrawnAt","label":"Withdrawn at","kind":"instant","computed":true},
    {"name":"annexeId","label":"Administrative annexe","kind":"ref","computed":true,"to":"annexes","expands":"annexe"},
    {"name":"serviceId","label":"Service","kind":"ref","computed":true,"to":"services","expands":"service"},
    {"name":"bureauId","label":"Office","kind":"ref","computed":true,"to":"bureaux","expands":"bureau"},
  ],
  flow: null,
  acts: [
    {"act":"pointages.withdrawCorrection","label":"Withdraw the correction","done":"Correction withdrawn","title":"Withdraw this correction?","text":"The day is again what was derived from punches, or what was set right before.","destructive":true},
  ],
  referencedBy: [{"collection":"pointages","field":"correctionId"}],
} satisfies CollectionMeta
