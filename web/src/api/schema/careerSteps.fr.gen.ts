// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "careerSteps",
  database: "main",
  resource: "rh-managements",
  one: "Étape de carrière",
  many: "Carrière",
  title: [],
  fields: [
    {"name":"employeeId","label":"Fonctionnaire","kind":"ref","required":true,"to":"employees","expands":"employee"},
    {"name":"kind","label":"Événement","kind":"enum","required":true,"words":[{"value":"recruitment","label":"Recrutement","tone":"info"},{"value":"tenure","label":"Titularisation","tone":"good"},{"value":"step","label":"Avancement d’échelon","tone":"quiet"},{"value":"grade","label":"Avancement de grade","tone":"good"},{"value":"function","label":"Changement de fonction","tone":"info"},{"value":"position","label":"Changement de position","tone":"warn"},{"value":"end","label":"Cessation de service","tone":"quiet"},{"value":"interruption","label":"Interruption de service","tone":"warn"},{"value":"resume","label":"Reprise de service","tone":"good"}]},
    {"name":"on","label":"Date d’effet","kind":"date","required":true},
    {"name":"gradeId","label":"Grade","kind":"ref","to":"grades","expands":"grade"},
    {"name":"jobTitleId","label":"Fonction","kind":"ref","to":"jobTitles","expands":"jobTitle"},
    {"name":"echelon","label":"Échelon","kind":"int","least":0,"most":99},
    {"name":"position","label":"Position","kind":"enum","words":[{"value":"activity","label":"Activité"},{"value":"secondment","label":"Détachement"},{"value":"leave_of_absence","label":"Disponibilité"},{"value":"national_service","label":"Sous les drapeaux"}]},
    {"name":"ground","label":"Cause de la cessation","kind":"enum","words":[{"value":"retirement","label":"Mise à la retraite"},{"value":"resignation","label":"Démission"},{"value":"transfer","label":"Mutation vers une autre administration"},{"value":"contract_end","label":"Fin de contrat"},{"value":"dismissal","label":"Révocation ou licenciement"},{"value":"abandonment","label":"Abandon de poste"},{"value":"death","label":"Décès"}]},
    {"name":"decisionRef","label":"Référence de la décision","kind":"text","max":255},
    {"name":"decisionDate","label":"Date de la décision","kind":"date"},
    {"name":"fileId","label":"Copie de la décision","kind":"file","bucket":"downloadable-documents"},
    {"name":"notes","label":"Notes","kind":"long","max":5000},
    {"name":"outOfOrderReason","label":"Motif hors chronologie","kind":"long","max":5000},
    {"name":"source","label":"Origine","kind":"enum","computed":true,"words":[{"value":"form","label":"Fiche de l’agent"},{"value":"import","label":"Import"},{"value":"api","label":"Programme (API)"}]},
    {"name":"gradeName","label":"Grade d’alors","kind":"text","computed":true,"max":255},
    {"name":"functionName","label":"Fonction d’alors","kind":"text","computed":true,"max":255},
    {"name":"formerFunction","label":"Fonction précédente","kind":"text","computed":true,"max":255},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta
