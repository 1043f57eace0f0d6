// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "persons",
  database: "main",
  resource: "rh-managements",
  one: "Person",
  many: "Persons",
  title: ["fullNameFr","fullNameAr"],
  fields: [
    {"name":"fullNameFr","label":"Full name","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"fullNameAr","label":"Full name in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"CIN","label":"National ID number","kind":"text","required":true,"unique":true,"searched":true,"sensitive":true,"max":255,"form":"cin","pattern":"^[\\s.\\-]*[A-Za-z][\\s.\\-]*[A-Za-z]?([\\s.\\-]*[0-9]){2,7}[\\s.\\-]*$"},
    {"name":"birthDate","label":"Date of birth","kind":"date"},
    {"name":"birthPlaceFr","label":"Place of birth","kind":"text","printed":true,"max":255},
    {"name":"birthPlaceAr","label":"Place of birth in Arabic","kind":"text","printed":true,"max":255},
    {"name":"sex","label":"Sex","kind":"enum","words":[{"value":"F","label":"Female"},{"value":"M","label":"Male"}]},
    {"name":"address","label":"Address","kind":"text","max":255},
    {"name":"phone","label":"Telephone","kind":"text","max":255,"form":"phone","pattern":"^[\\s.\\-/()]*(0[\\s.\\-/()]*[5-8]([\\s.\\-/()]*[0-9]){8}|(\\+|0[\\s.\\-/()]*0)[\\s.\\-/()]*2[\\s.\\-/()]*1[\\s.\\-/()]*2([\\s.\\-/()]*[0-9]){9,10})[\\s.\\-/()]*$"},
    {"name":"employeeCount","label":"Employee files","kind":"int","computed":true},
    {"name":"email","label":"E-mail","kind":"text","max":255,"form":"email","pattern":"^\\s*[^\\s@<>()\\[\\],;:\\\\]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
  ],
  flow: null,
  referencedBy: [{"collection":"employees","field":"personId"},{"collection":"users","field":"personPublicDataID"}],
} satisfies CollectionMeta
