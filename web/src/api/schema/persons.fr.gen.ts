// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "persons",
  database: "main",
  resource: "rh-managements",
  one: "Personne",
  many: "Personnes",
  title: ["fullNameFr","fullNameAr"],
  fields: [
    {"name":"fullNameFr","label":"Nom complet","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"fullNameAr","label":"Nom complet en arabe","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"CIN","label":"N° CIN","kind":"text","required":true,"unique":true,"searched":true,"sensitive":true,"max":255,"form":"cin","pattern":"^[\\s.\\-]*[A-Za-z][\\s.\\-]*[A-Za-z]?([\\s.\\-]*[0-9]){2,7}[\\s.\\-]*$"},
    {"name":"birthDate","label":"Date de naissance","kind":"date"},
    {"name":"birthPlaceFr","label":"Lieu de naissance","kind":"text","printed":true,"max":255},
    {"name":"birthPlaceAr","label":"Lieu de naissance en arabe","kind":"text","printed":true,"max":255},
    {"name":"sex","label":"Sexe","kind":"enum","words":[{"value":"F","label":"Féminin"},{"value":"M","label":"Masculin"}]},
    {"name":"address","label":"Adresse","kind":"text","max":255},
    {"name":"phone","label":"Téléphone","kind":"text","max":255,"form":"phone","pattern":"^[\\s.\\-/()]*(0[\\s.\\-/()]*[5-8]([\\s.\\-/()]*[0-9]){8}|(\\+|0[\\s.\\-/()]*0)[\\s.\\-/()]*2[\\s.\\-/()]*1[\\s.\\-/()]*2([\\s.\\-/()]*[0-9]){9,10})[\\s.\\-/()]*$"},
    {"name":"employeeCount","label":"Dossiers de fonctionnaire","kind":"int","computed":true},
    {"name":"email","label":"Courriel","kind":"text","max":255,"form":"email","pattern":"^\\s*[^\\s@<>()\\[\\],;:\\\\]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
  ],
  flow: null,
  referencedBy: [{"collection":"employees","field":"personId"},{"collection":"users","field":"personPublicDataID"}],
} satisfies CollectionMeta
