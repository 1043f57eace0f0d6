// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "roles",
  database: "main",
  resource: "users-management",
  one: "Rôle",
  many: "Rôles",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"name","label":"Identifiant","kind":"text","required":true,"unique":true,"max":255},
    {"name":"nameFr","label":"Nom en français","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"Nom en arabe","kind":"text","required":true,"max":255},
    {"name":"permissions","label":"Autorisations","kind":"list","of":"text"},
    {"name":"requiresMfa","label":"Exige un second facteur","kind":"bool","default":false},
    {"name":"grantable","label":"Peut être donné par les gestionnaires d’utilisateurs","kind":"bool","default":false},
  ],
  flow: null,
  referencedBy: [{"collection":"users","field":"roles"}],
} satisfies CollectionMeta
