// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "careerSteps",
  database: "main",
  resource: "rh-managements",
  one: "Career step",
  many: "Career",
  title: [],
  fields: [
    {"name":"employeeId","label":"Employee","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"kind","label":"Event","kind":"enum","required":true,"words":[{"value":"recruitment","label":"Recruitment","tone":"info"},{"value":"tenure","label":"Confirmation (tenure)","tone":"good"},{"value":"step","label":"Advancement in step","tone":"quiet"},{"value":"grade","label":"Advancement in grade","tone":"good"},{"value":"function","label":"Change of function","tone":"info"},{"value":"position","label":"Change of position","tone":"warn"},{"value":"end","label":"End of service","tone":"quiet"},{"value":"interruption","label":"Interruption of service","tone":"warn"},{"value":"resume","label":"Return to service","tone":"good"}]},
    {"name":"on","label":"Effective date","kind":"date","required":true},
    {"name":"gradeId","label":"Grade","kind":"ref","to":"grades","expands":"grade"},
    {"name":"jobTitleId","label":"Function","kind":"ref","to":"jobTitles","expands":"jobTitle"},
    {"name":"echelon","label":"Step","kind":"int","least":0,"most":99},
    {"name":"position","label":"Position","kind":"enum","words":[{"value":"activity","label":"Activity"},{"value":"secondment","label":"Secondment"},{"value":"leave_of_absence","label":"Leave of absence"},{"value":"national_service","label":"National service"}]},
    {"name":"ground","label":"Ground of the end","kind":"enum","words":[{"value":"retirement","label":"Retirement"},{"value":"resignation","label":"Resignation"},{"value":"transfer","label":"Transfer to another administration"},{"value":"contract_end","label":"End of contract"},{"value":"dismissal","label":"Dismissal"},{"value":"abandonment","label":"Abandonment of post"},{"value":"death","label":"Death"}]},
    {"name":"decisionRef","label":"Decision reference","kind":"text","max":255},
    {"name":"decisionDate","label":"Decision date","kind":"date"},
    {"name":"fileId","label":"Copy of the decision","kind":"file","bucket":"downloadable-documents"},
    {"name":"notes","label":"Notes","kind":"long","max":5000},
    {"name":"outOfOrderReason","label":"Reason for entering it out of order","kind":"long","max":5000},
    {"name":"source","label":"Source","kind":"enum","computed":true,"words":[{"value":"form","label":"Employee file"},{"value":"import","label":"Import"},{"value":"api","label":"Program (API)"}]},
    {"name":"gradeName","label":"Grade at the time","kind":"text","computed":true,"max":255},
    {"name":"functionName","label":"Function at the time","kind":"text","computed":true,"max":255},
    {"name":"formerFunction","label":"Former function","kind":"text","computed":true,"max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
