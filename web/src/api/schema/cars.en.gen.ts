// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "cars",
  database: "main",
  resource: "cars-management",
  one: "Vehicle",
  many: "Vehicles",
  fields: [
    {"name":"vehicleType","label":"Vehicle type","kind":"enum","required":true,"words":[{"value":"car","label":"Car"},{"value":"motorcycle","label":"Motorcycle"},{"value":"truck","label":"Truck"},{"value":"tractor","label":"Tractor"}]},
    {"name":"fullMatricule","label":"Full plate","kind":"text","computed":true,"unique":true,"searched":true,"max":255,"form":"plate","pattern":"^.*[0-9٠-٩].*$"},
    {"name":"plateKind","label":"Kind of plate","kind":"enum","words":[{"value":"civil","label":"Civil"},{"value":"old","label":"Old"},{"value":"state","label":"State"},{"value":"communal","label":"Communal (ج)"},{"value":"provisional","label":"Provisional (WW)"}]},
    {"name":"registrationNumber","label":"Registration number","kind":"text","required":true,"max":40},
    {"name":"registrationLetter","label":"Registration letter","kind":"text","max":10},
    {"name":"registrationCode","label":"Prefecture code","kind":"text","max":4},
    {"name":"type","label":"Kind","kind":"text","max":255},
    {"name":"brand","label":"Make","kind":"text","required":true,"max":255},
    {"name":"model","label":"Model","kind":"text","max":255},
    {"name":"fuel","label":"Fuel","kind":"enum","words":[{"value":"diesel","label":"Diesel"},{"value":"petrol","label":"Petrol"},{"value":"electric","label":"Electric"},{"value":"hybrid","label":"Hybrid"},{"value":"lpg","label":"LPG"}]},
    {"name":"fiscalPower","label":"Fiscal power","kind":"text","max":255,"form":"power","pattern":"^\\s*[0-9٠-٩]{1,3}\\s*[cC]\\.?\\s*[vV]\\.?\\s*$"},
    {"name":"numSerie","label":"Chassis number","kind":"text","unique":true,"searched":true,"max":255},
    {"name":"price","label":"Price (MAD)","kind":"dec"},
    {"name":"commissioningDate","label":"Commissioning date","kind":"date"},
    {"name":"ownerDriverId","label":"Holder","kind":"ref","to":"employees","expands":"ownerDriver"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"num","label":"Number","kind":"int","unique":true,"least":1,"most":9999999},
    {"name":"status","label":"Status","kind":"enum","default":"active","words":[{"value":"active","label":"Active"},{"value":"in_repair","label":"In repair"},{"value":"reformed","label":"Reformed"}]},
    {"name":"odometer","label":"Odometer","kind":"int","least":0,"most":9999999},
    {"name":"photoId","label":"Photo","kind":"file","bucket":"images"},
    {"name":"documentStatus","label":"Document status","kind":"enum","computed":true,"words":[{"value":"expired","label":"Expired"},{"value":"expiring_soon","label":"Expiring soon"},{"value":"unknown","label":"Unknown"},{"value":"valid","label":"Valid"}]},
  ],
  flow: null,
} satisfies CollectionMeta
