// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deductionStatements",
  database: "main",
  resource: "absence-management",
  one: "État des retenues",
  many: "États des retenues",
  title: ["month"],
  fields: [
    {"name":"month","label":"Mois","kind":"text","required":true,"max":7,"form":"month","pattern":"^\\s*[0-9]{4}-(0[1-9]|1[0-2])\\s*$"},
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"minutes","label":"Total des minutes","kind":"int","computed":true},
    {"name":"lines","label":"Journées","kind":"json","computed":true},
    {"name":"state","label":"Statut","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"Projet","tone":"info"},{"value":"signed","label":"Signé","tone":"good"},{"value":"cancelled","label":"Annulé","tone":"quiet"}]},
    {"name":"signedById","label":"Signé par","kind":"ref","computed":true,"to":"users","expands":"signedBy"},
    {"name":"signedAt","label":"Signé le","kind":"instant","computed":true},
    {"name":"signedFileId","label":"Copie signée","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"signedScanId","label":"Copie signée à la main","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"cancelledReason","label":"Motif de l’annulation","kind":"long","computed":true,"max":5000},
    {"name":"docId","label":"Identifiant du document","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"Document","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: {"field":"state","steps":[{"from":"draft","to":"signed","step":"sign","label":"Signer","actors":[{"office":true},{"permission":"approve"}],"required":["signedById","signedAt"]},{"from":"draft","to":"cancelled","step":"cancel","label":"Annuler","actors":[{"permission":"approve"}],"required":["cancelledReason"]},{"from":"signed","to":"cancelled","step":"cancel","label":"Annuler","actors":[{"permission":"approve"}],"required":["cancelledReason"]}]},
  acts: [
    {"act":"deductionStatements.sign","label":"Signer","done":"État signé","title":"Signer électroniquement","text":"Une fois signé, l’état ne change plus."},
    {"act":"deductionStatements.signByHand","label":"Enregistrer la signature","done":"État signé","title":"Signé à la main ?","text":"Le signataire du jour signe les états dans « Documents à signer ». Joignez ici la copie d’un état qu’il a signé sur papier ; il ne change plus.","inputs":[{"name":"fileId","field":"signedScanId","required":true}]},
    {"act":"deductionStatements.cancel","label":"Annuler l’état","done":"État annulé","title":"Annuler cet état ?","text":"Ce qu’il énonçait peut être énoncé à nouveau.","destructive":true,"inputs":[{"name":"reason","field":"cancelledReason","required":true}]},
    {"act":"deductionStatements.print","label":"Imprimer","done":"Document établi"},
    {"act":"deductionStatements.draft","label":"Projet à signer (PDF)","done":"Projet établi"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
