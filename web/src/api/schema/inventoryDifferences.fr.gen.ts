// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryDifferences",
  database: "main",
  resource: "inventory-dashboard",
  one: "Écart de récolement",
  many: "Écarts de récolement",
  title: ["kind"],
  fields: [
    {"name":"campaignId","label":"Récolement","kind":"ref","required":true,"to":"inventoryCampaigns","expands":"campaign"},
    {"name":"kind","label":"Écart","kind":"enum","required":true,"words":[{"value":"missing","label":"Manquant","tone":"bad"},{"value":"moved","label":"Déplacé","tone":"warn"},{"value":"unknown","label":"Inconnu","tone":"warn"},{"value":"damaged","label":"Endommagé","tone":"warn"},{"value":"quantity","label":"Écart de quantité","tone":"warn"}]},
    {"name":"itemId","label":"Bien","kind":"ref","to":"inventoryItems","expands":"item"},
    {"name":"scanId","label":"Scan","kind":"ref","to":"inventoryScans","expands":"scan"},
    {"name":"bureauId","label":"Bureau","kind":"ref","to":"bureaux","expands":"bureau"},
    {"name":"seenInBureauId","label":"Vu dans","kind":"ref","to":"bureaux","expands":"seenInBureau"},
    {"name":"expectedQuantity","label":"Quantité attendue","kind":"int"},
    {"name":"countedQuantity","label":"Quantité comptée","kind":"int"},
    {"name":"decision","label":"Décision","kind":"enum","words":[{"value":"accept","label":"Retenir le constat","tone":"good"},{"value":"keep","label":"Garder l’inventaire","tone":"quiet"},{"value":"lost","label":"Déclarer perdu","tone":"bad"},{"value":"make_item","label":"En faire un bien","tone":"good"},{"value":"dismiss","label":"Écarter","tone":"quiet"}]},
    {"name":"reason","label":"Motif","kind":"long","max":5000},
    {"name":"designation","label":"Désignation","kind":"text","printed":true,"max":255},
    {"name":"typeId","label":"Type","kind":"ref","to":"inventoryTypes","expands":"type"},
    {"name":"decidedById","label":"Décidé par","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
  ],
  flow: null,
  acts: [
    {"act":"inventoryCampaigns.decide","label":"Décider des écarts","done":"Décision enregistrée","title":"Décider des écarts","text":"La décision est exécutée à la clôture du récolement ; elle peut changer jusque-là.","by":"ids","inputs":[{"name":"decision","field":"decision","required":true},{"name":"reason","field":"reason"}]},
  ],
  referencedBy: [],
} satisfies CollectionMeta
