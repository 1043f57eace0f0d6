// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "presenceLists",
  database: "main",
  resource: "recruitment-system",
  one: "Liste de présence emportée",
  many: "Listes de présence emportées",
  title: ["holderName"],
  fields: [
    {"name":"examTestId","label":"Épreuve","kind":"ref","required":true,"to":"examTests","expands":"examTest"},
    {"name":"room","label":"Salle","kind":"text","computed":true,"max":100},
    {"name":"holderId","label":"Tenue par","kind":"ref","computed":true,"to":"users","expands":"holder"},
    {"name":"holderName","label":"Nom du porteur","kind":"text","computed":true,"max":200},
    {"name":"openedAt","label":"Ouverte à","kind":"instant","computed":true},
    {"name":"reportedAt","label":"Dernier envoi","kind":"instant","computed":true},
    {"name":"handedInAt","label":"Rendue à","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"presenceLists.handIn","label":"Rendre la liste","done":"Liste rendue","by":"presenceListId"},
    {"act":"presenceScans.submit","label":"Envoyer les présences","done":"Présences envoyées","by":"presenceListId"},
  ],
  referencedBy: [{"collection":"presenceScans","field":"presenceListId"}],
} satisfies CollectionMeta
