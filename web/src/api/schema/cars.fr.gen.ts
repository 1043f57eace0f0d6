// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "cars",
  database: "main",
  resource: "cars-management",
  one: "Véhicule",
  many: "Parc automobile",
  fields: [
    {"name":"vehicleType","label":"Type de véhicule","kind":"enum","required":true,"words":[{"value":"car","label":"Voiture"},{"value":"motorcycle","label":"Motocycle"},{"value":"truck","label":"Camion"},{"value":"tractor","label":"Tracteur"}]},
    {"name":"fullMatricule","label":"Immatriculation complète","kind":"text","computed":true,"unique":true,"searched":true,"max":255,"form":"plate","pattern":"^.*[0-9٠-٩].*$"},
    {"name":"plateKind","label":"Nature de la plaque","kind":"enum","words":[{"value":"civil","label":"Civile"},{"value":"old","label":"Ancienne"},{"value":"state","label":"État"},{"value":"communal","label":"Communale (ج)"},{"value":"provisional","label":"Provisoire (WW)"}]},
    {"name":"registrationNumber","label":"Immatriculation","kind":"text","required":true,"max":40},
    {"name":"registrationLetter","label":"Lettre","kind":"text","max":10},
    {"name":"registrationCode","label":"Code de la préfecture","kind":"text","max":4},
    {"name":"type","label":"Genre","kind":"text","max":255},
    {"name":"brand","label":"Marque","kind":"text","required":true,"max":255},
    {"name":"model","label":"Modèle","kind":"text","max":255},
    {"name":"fuel","label":"Carburant","kind":"enum","words":[{"value":"diesel","label":"Gasoil"},{"value":"petrol","label":"Essence"},{"value":"electric","label":"Électrique"},{"value":"hybrid","label":"Hybride"},{"value":"lpg","label":"GPL"}]},
    {"name":"fiscalPower","label":"Puissance fiscale","kind":"text","max":255,"form":"power","pattern":"^\\s*[0-9٠-٩]{1,3}\\s*[cC]\\.?\\s*[vV]\\.?\\s*$"},
    {"name":"numSerie","label":"N° de châssis","kind":"text","unique":true,"searched":true,"max":255},
    {"name":"price","label":"Prix (MAD)","kind":"dec"},
    {"name":"commissioningDate","label":"Date de mise en circulation","kind":"date"},
    {"name":"ownerDriverId","label":"Détenteur","kind":"ref","to":"employees","expands":"ownerDriver"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"num","label":"N° d'ordre","kind":"int","unique":true,"least":1,"most":9999999},
    {"name":"status","label":"État","kind":"enum","default":"active","words":[{"value":"active","label":"En service"},{"value":"in_repair","label":"En réparation"},{"value":"reformed","label":"Réformé"}]},
    {"name":"odometer","label":"Kilométrage","kind":"int","least":0,"most":9999999},
    {"name":"photoId","label":"Photo","kind":"file","bucket":"images"},
    {"name":"documentStatus","label":"État des papiers","kind":"enum","computed":true,"words":[{"value":"expired","label":"Expirés"},{"value":"expiring_soon","label":"Expirent bientôt"},{"value":"unknown","label":"Inconnu"},{"value":"valid","label":"Valides"}]},
  ],
  flow: null,
} satisfies CollectionMeta
