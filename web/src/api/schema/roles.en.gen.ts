// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "roles",
  database: "main",
  resource: "users-management",
  one: "Role",
  many: "Roles",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"name","label":"Name","kind":"text","required":true,"unique":true,"max":255},
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"max":255},
    {"name":"permissions","label":"Permissions","kind":"list","of":"text"},
    {"name":"requiresMfa","label":"Requires a second factor","kind":"bool","default":false},
    {"name":"grantable","label":"May be given by who looks after users","kind":"bool","default":false},
  ],
  flow: null,
  referencedBy: [{"collection":"users","field":"roles"}],
} satisfies CollectionMeta
