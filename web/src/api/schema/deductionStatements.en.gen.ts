// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "deductionStatements",
  database: "main",
  resource: "absence-management",
  one: "Statement of deductions",
  many: "Statements of deductions",
  title: ["month"],
  fields: [
    {"name":"month","label":"Month","kind":"text","required":true,"max":7,"form":"month","pattern":"^\\s*[0-9]{4}-(0[1-9]|1[0-2])\\s*$"},
    {"name":"employeeId","label":"Employee","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"minutes","label":"Minutes in all","kind":"int","computed":true},
    {"name":"lines","label":"Days","kind":"json","computed":true},
    {"name":"state","label":"State","kind":"enum","computed":true,"default":"draft","words":[{"value":"draft","label":"Draft","tone":"info"},{"value":"signed","label":"Signed","tone":"good"},{"value":"cancelled","label":"Cancelled","tone":"quiet"}]},
    {"name":"signedById","label":"Signed by","kind":"ref","computed":true,"to":"users","expands":"signedBy"},
    {"name":"signedAt","label":"Signed at","kind":"instant","computed":true},
    {"name":"signedFileId","label":"Signed copy","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"signedScanId","label":"Copy signed by hand","kind":"file","computed":true,"bucket":"downloadable-documents"},
    {"name":"cancelledReason","label":"Reason of the cancellation","kind":"long","computed":true,"max":5000},
    {"name":"docId","label":"Document id","kind":"text","computed":true,"max":255},
    {"name":"fileId","label":"Document","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: {"field":"state","steps":[{"from":"draft","to":"signed","step":"sign","label":"Sign","actors":[{"office":true},{"permission":"approve"}],"required":["signedById","signedAt"]},{"from":"draft","to":"cancelled","step":"cancel","label":"Cancel","actors":[{"permission":"approve"}],"required":["cancelledReason"]},{"from":"signed","to":"cancelled","step":"cancel","label":"Cancel","actors":[{"permission":"approve"}],"required":["cancelledReason"]}]},
  acts: [
    {"act":"deductionStatements.sign","label":"Sign","done":"Statement signed","title":"Sign electronically","text":"Once signed, the statement does not change any more."},
    {"act":"deductionStatements.signByHand","label":"Enter the signature","done":"Statement signed","title":"Signed by hand?","text":"The signatory of the day signs statements among “Papers to sign”. Attach here the copy of one that was signed on paper; it does not change any more.","inputs":[{"name":"fileId","field":"signedScanId","required":true}]},
    {"act":"deductionStatements.cancel","label":"Cancel the statement","done":"Statement cancelled","title":"Cancel this statement?","text":"What it stated may be stated again.","destructive":true,"inputs":[{"name":"reason","field":"cancelledReason","required":true}]},
    {"act":"deductionStatements.print","label":"Print","done":"Paper made"},
    {"act":"deductionStatements.draft","label":"Draft to sign (PDF)","done":"Draft made"},
  ],
  referencedBy: [],
} satisfies CollectionMeta
