// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "inventoryReforms",
  database: "main",
  resource: "inventory-dashboard",
  one: "Réforme",
  many: "Réformes",
  title: ["decisionRef"],
  fields: [
    {"name":"decisionRef","label":"Référence de la décision","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"decisionDate","label":"Date de la décision","kind":"date","required":true},
    {"name":"members","label":"Membres de la commission","kind":"json","required":true},
    {"name":"itemIds","label":"Biens","kind":"list","of":"ref","required":true,"to":"inventoryItems","expands":"items"},
    {"name":"fate","label":"Destination","kind":"enum","required":true,"words":[{"value":"sold","label":"Vendus"},{"value":"destroyed","label":"Détruits"},{"value":"given","label":"Donnés"},{"value":"recycled","label":"Recyclés"}]},
    {"name":"saleAmount","label":"Produit de la vente (MAD)","kind":"dec","least":0,"most":1000000000},
    {"name":"beneficiary","label":"Bénéficiaire","kind":"text","printed":true,"max":255},
    {"name":"state","label":"État","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"Brouillon","tone":"quiet"},{"value":"decided","label":"Décidée","tone":"warn"},{"value":"carried_out","label":"Exécutée","tone":"good"},{"value":"cancelled","label":"Annulée","tone":"quiet"}]},
    {"name":"docId","label":"Identifiant du procès-verbal","kind":"text","computed":true,"max":255},
    {"name":"documentId","label":"Procès-verbal","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"authorId","label":"Établie par","kind":"ref","computed":true,"to":"users","expands":"author"},
    {"name":"decidedById","label":"Décidée par","kind":"ref","computed":true,"to":"users","expands":"decidedBy"},
    {"name":"decidedOn","label":"Décidée le","kind":"date","computed":true},
    {"name":"cancelReason","label":"Motif d’annulation","kind":"long","computed":true,"max":5000},
  ],
  flow: null,
  acts: [
    {"act":"inventoryReforms.decide","label":"Décider la réforme","done":"Les biens sont réformés","title":"Réformer ces biens ?","text":"Les biens sortent de l’inventaire par cette décision et ne sont plus ni déplacés ni remis. Une autre personne que l’auteur décide."},
    {"act":"inventoryReforms.carryOut","label":"Exécuter la réforme","done":"Réforme exécutée","title":"Que sont devenus les biens ?","text":"Le produit et l’acquéreur d’une vente, le bénéficiaire d’un don. Le dossier ne change plus ensuite.","inputs":[{"name":"saleAmount","field":"saleAmount"},{"name":"beneficiary","field":"beneficiary"}]},
    {"act":"inventoryReforms.cancel","label":"Annuler la réforme","done":"Réforme annulée","title":"Annuler cette réforme ?","text":"Si elle est décidée, les biens reviennent à l’inventaire par des mouvements contraires et le procès-verbal est annulé. Une autre personne que celle qui a décidé l’annule.","destructive":true,"inputs":[{"name":"reason","field":"cancelReason","required":true}]},
    {"act":"inventoryReforms.print","label":"Imprimer le procès-verbal","done":"Document délivré","title":"Procès-verbal de réforme","text":"Le document reçoit un numéro et un code QR. Il n’est plus modifiable : on l’annule ou on le remplace."},
  ],
  referencedBy: [{"collection":"inventoryMovements","field":"reformId"}],
} satisfies CollectionMeta
