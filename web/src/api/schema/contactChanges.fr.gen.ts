// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "contactChanges",
  database: "main",
  resource: "rh-managements",
  one: "Correction de coordonnées",
  many: "Corrections de coordonnées",
  title: [],
  fields: [
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","computed":true,"to":"employees","expands":"employee"},
    {"name":"changes","label":"Corrections","kind":"json","computed":true},
    {"name":"status","label":"Statut","kind":"enum","computed":true,"default":"pending","words":[{"value":"pending","label":"En attente","tone":"info"},{"value":"approved","label":"Acceptée","tone":"good"},{"value":"rejected","label":"Refusée","tone":"bad"},{"value":"cancelled","label":"Annulée","tone":"quiet"}]},
    {"name":"decidedById","label":"Décidé par","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedAt","label":"Décidé le","kind":"instant","computed":true},
    {"name":"reasons","label":"Motifs du refus","kind":"json","computed":true},
  ],
  flow: {"field":"status","steps":[{"from":"pending","to":"approved","step":"approve","label":"Accepter","actors":[{"permission":"update"}],"required":["decidedById"]},{"from":"pending","to":"rejected","step":"reject","label":"Refuser","actors":[{"permission":"update"}],"required":["decidedById","reasons"]},{"from":"pending","to":"cancelled","step":"cancel","label":"Retirer","actors":[{"person":["employeeId"]}],"required":[]}]},
  acts: [
    {"act":"contactChanges.withdraw","label":"Retirer","done":"Correction retirée","destructive":true},
    {"act":"contactChanges.decide","label":"Vérifier","done":"Décision enregistrée ; le dossier est à jour","title":"Vérifier les coordonnées","text":"Ce qui est accepté est inscrit au dossier aussitôt."},
  ],
  referencedBy: [],
} satisfies CollectionMeta
