// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "presenceLists",
  database: "main",
  resource: "recruitment-system",
  one: "List of presence on a device",
  many: "Lists of presence on devices",
  title: ["holderName"],
  fields: [
    {"name":"examTestId","label":"Test","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"room","label":"Room","kind":"text","computed":true,"max":100},
    {"name":"holderId","label":"Held by","kind":"ref","computed":true,"to":"users","expands":"holder"},
    {"name":"holderName","label":"Name of the holder","kind":"text","computed":true,"max":200},
    {"name":"openedAt","label":"Opened at","kind":"instant","computed":true},
    {"name":"reportedAt","label":"Last heard from","kind":"instant","computed":true},
    {"name":"handedInAt","label":"Handed in at","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"presenceLists.handIn","label":"Hand in the list","done":"List handed in","by":"presenceListId"},
    {"act":"presenceScans.submit","label":"Send presence","done":"Presence sent","by":"presenceListId"},
  ],
  referencedBy: [{"collection":"presenceScans","field":"presenceListId"}],
} satisfies CollectionMeta
