// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "users",
  database: "main",
  resource: "users-management",
  one: "Utilisateur",
  many: "Utilisateurs",
  title: ["username"],
  fields: [
    {"name":"username","label":"Nom d’utilisateur","kind":"text","required":true,"unique":true,"searched":true,"max":255},
    {"name":"email","label":"Courriel","kind":"text","required":true,"unique":true,"searched":true,"max":255,"form":"email","pattern":"^\\s*[^\\s@<>()\\[\\],;:\\\\]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
    {"name":"userId","label":"Identifiant du compte","kind":"text","unique":true,"max":255},
    {"name":"auth","label":"Accès","kind":"list","of":"text"},
    {"name":"permissions","label":"Autorisations directes","kind":"list","of":"text"},
    {"name":"roles","label":"Rôles","kind":"list","of":"ref","to":"roles","expands":"roleDocs"},
    {"name":"personPublicDataID","label":"Données personnelles","kind":"ref","to":"persons","expands":"person"},
    {"name":"persoActif","label":"Fonctionnaire","kind":"ref","to":"employees","expands":"employee"},
    {"name":"pending","label":"En attente","kind":"bool","default":false},
    {"name":"disabled","label":"Désactivé","kind":"bool","default":false},
    {"name":"secondFactor","label":"Second facteur","kind":"bool","computed":true,"default":false},
    {"name":"unverified","label":"Adresse non confirmée","kind":"bool","computed":true,"default":false},
    {"name":"acceptedUnverified","label":"Accepté sans adresse confirmée","kind":"bool","computed":true,"default":false},
    {"name":"lastSeenAt","label":"Dernière connexion","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"users.accept","label":"Accepter","done":"Compte accepté","title":"Accepter ce compte ?","text":"Rattachez la personne à sa fiche et donnez-lui ses rôles : elle peut entrer aussitôt.","by":"userId"},
    {"act":"users.resetPassword","label":"Nouveau mot de passe","done":"Nouveau mot de passe créé","title":"Nouveau mot de passe ?","text":"L’ancien mot de passe ne servira plus. Le nouveau s’affiche une seule fois.","by":"userId"},
    {"act":"users.endSession","label":"Fermer la session","done":"Session fermée","title":"Fermer cette session ?","text":"L’appareil est déconnecté aussitôt.","destructive":true,"by":"userId"},
    {"act":"users.endSessions","label":"Fermer les sessions","done":"Sessions fermées","title":"Fermer les sessions ?","text":"Tous ses appareils sont déconnectés ; une saisie non enregistrée y reste possible après une nouvelle connexion.","destructive":true,"by":"userId"},
    {"act":"users.resetSecondFactor","label":"Retirer le second facteur","done":"Second facteur retiré","title":"Retirer le second facteur ?","text":"Assurez-vous d’abord que c’est bien cette personne qui le demande. Son application et ses codes de secours ne servent plus, ses sessions prennent fin ; son mot de passe seul la laisse entrer jusqu’à ce qu’elle en installe un autre.","destructive":true,"by":"userId"},
  ],
  referencedBy: [{"collection":"warnings","field":"handedById"},{"collection":"warnings","field":"decidedById"},{"collection":"warnings","field":"signedById"},{"collection":"warnings","field":"authorId"},{"collection":"absences","field":"submittedById"},{"collection":"absences","field":"opinionById"},{"collection":"absences","field":"decidedById"},{"collection":"annexeReports","field":"authorId"},{"collection":"deductionStatements","field":"signedById"},{"collection":"deviceCommands","field":"byId"},{"collection":"pointageCorrections","field":"byId"},{"collection":"dayClosings","field":"byId"},{"collection":"exitPermissions","field":"actorIds"},{"collection":"exitPermissions","field":"decidedById"},{"collection":"missions","field":"overriddenById"},{"collection":"spareMovements","field":"byId"},{"collection":"inventoryMovements","field":"acceptedById"},{"collection":"inventoryMovements","field":"byId"},{"collection":"inventoryReforms","field":"authorId"},{"collection":"inventoryReforms","field":"decidedById"},{"collection":"inventoryCampaigns","field":"memberIds"},{"collection":"inventoryCampaigns","field":"closedById"},{"collection":"inventoryScans","field":"byId"},{"collection":"inventoryDifferences","field":"decidedById"},{"collection":"committeeMembers","field":"userId"},{"collection":"committeeMembers","field":"seatedById"},{"collection":"committeeMembers","field":"typistIds"},{"collection":"candidates","field":"proofById"},{"collection":"candidates","field":"reviewedById"},{"collection":"candidates","field":"secondLookById"},{"collection":"gradeEntries","field":"typedByIds"},{"collection":"gradeEntries","field":"byId"},{"collection":"examPresence","field":"byId"},{"collection":"presenceLists","field":"holderId"},{"collection":"presenceScans","field":"byId"},{"collection":"presenceScans","field":"decidedById"},{"collection":"rankingRuns","field":"byId"},{"collection":"appeals","field":"enteredById"},{"collection":"appeals","field":"decidedById"},{"collection":"appeals","field":"firstDecidedByIds"},{"collection":"appeals","field":"carriedOutById"},{"collection":"leaveRequests","field":"actorIds"},{"collection":"leaveRequests","field":"managerId"},{"collection":"leaveRequests","field":"hrId"},{"collection":"leaveRequests","field":"resumedById"},{"collection":"leaveRequests","field":"enteredById"},{"collection":"leaveRecords","field":"byId"},{"collection":"leaveRecounts","field":"decidedById"},{"collection":"documentRequests","field":"handledById"},{"collection":"documentRequests","field":"actorIds"},{"collection":"contactChanges","field":"decidedById"},{"collection":"approvals","field":"actorIds"},{"collection":"approvals","field":"decidedById"},{"collection":"approvals","field":"askedIds"},{"collection":"signatures","field":"signerId"},{"collection":"paperTemplates","field":"authorId"},{"collection":"retentionRules","field":"proposedById"},{"collection":"retentionRules","field":"confirmedById"},{"collection":"retentionRules","field":"endedById"},{"collection":"disposals","field":"proposedById"},{"collection":"disposals","field":"confirmedById"},{"collection":"importRuns","field":"byId"},{"collection":"importRuns","field":"undoneById"},{"collection":"notifications","field":"userId"},{"collection":"notificationPreferences","field":"userId"}],
} satisfies CollectionMeta
