// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "users",
  database: "main",
  resource: "users-management",
  one: "User",
  many: "Users",
  title: ["username"],
  fields: [
    {"name":"username","label":"Username","kind":"text","required":true,"unique":true,"searched":true,"max":255},
    {"name":"email","label":"E-mail","kind":"text","required":true,"unique":true,"searched":true,"max":255,"form":"email","pattern":"^\\s*[^\\s@<>()\\[\\],;:\\\\]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
    {"name":"userId","label":"Account id","kind":"text","unique":true,"max":255},
    {"name":"auth","label":"Access","kind":"list","of":"text"},
    {"name":"permissions","label":"Direct permissions","kind":"list","of":"text"},
    {"name":"roles","label":"Roles","kind":"list","of":"ref","to":"roles","expands":"roleDocs"},
    {"name":"personPublicDataID","label":"Personal data","kind":"ref","to":"persons","expands":"person"},
    {"name":"persoActif","label":"Employee","kind":"ref","to":"employees","expands":"employee"},
    {"name":"pending","label":"Pending","kind":"bool","default":false},
    {"name":"disabled","label":"Disabled","kind":"bool","default":false},
    {"name":"secondFactor","label":"Second factor","kind":"bool","computed":true,"default":false},
    {"name":"unverified","label":"Address not confirmed","kind":"bool","computed":true,"default":false},
    {"name":"acceptedUnverified","label":"Accepted without a confirmed address","kind":"bool","computed":true,"default":false},
    {"name":"lastSeenAt","label":"Last seen","kind":"instant","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"users.accept","label":"Accept","done":"Account accepted","title":"Accept this account?","text":"Link the person to their employee file and give them roles: they can come in at once.","by":"userId"},
    {"act":"users.resetPassword","label":"New password","done":"New password made","title":"New password?","text":"The former password will no longer work. The new one is shown once only.","by":"userId"},
    {"act":"users.endSession","label":"End session","done":"Session ended","title":"End this session?","text":"The device is signed out at once.","destructive":true,"by":"userId"},
    {"act":"users.endSessions","label":"End the sessions","done":"Sessions ended","title":"End the sessions?","text":"All their devices are signed out; what was typed there and not saved can still be saved after signing in again.","destructive":true,"by":"userId"},
    {"act":"users.resetSecondFactor","label":"Remove the second factor","done":"Second factor removed","title":"Remove the second factor?","text":"First make sure that it is this person who asks. Their app and recovery codes stop working and their sessions end; the password alone lets them in until they set up another.","destructive":true,"by":"userId"},
  ],
  referencedBy: [{"collection":"warnings","field":"handedById"},{"collection":"warnings","field":"decidedById"},{"collection":"warnings","field":"signedById"},{"collection":"warnings","field":"authorId"},{"collection":"absences","field":"submittedById"},{"collection":"absences","field":"opinionById"},{"collection":"absences","field":"decidedById"},{"collection":"annexeReports","field":"authorId"},{"collection":"deductionStatements","field":"signedById"},{"collection":"deviceCommands","field":"byId"},{"collection":"pointageCorrections","field":"byId"},{"collection":"dayClosings","field":"byId"},{"collection":"exitPermissions","field":"actorIds"},{"collection":"exitPermissions","field":"decidedById"},{"collection":"missions","field":"overriddenById"},{"collection":"spareMovements","field":"byId"},{"collection":"inventoryMovements","field":"acceptedById"},{"collection":"inventoryMovements","field":"byId"},{"collection":"inventoryReforms","field":"authorId"},{"collection":"inventoryReforms","field":"decidedById"},{"collection":"inventoryCampaigns","field":"memberIds"},{"collection":"inventoryCampaigns","field":"closedById"},{"collection":"inventoryScans","field":"byId"},{"collection":"inventoryDifferences","field":"decidedById"},{"collection":"committeeMembers","field":"userId"},{"collection":"committeeMembers","field":"seatedById"},{"collection":"committeeMembers","field":"typistIds"},{"collection":"candidates","field":"proofById"},{"collection":"candidates","field":"reviewedById"},{"collection":"candidates","field":"secondLookById"},{"collection":"gradeEntries","field":"typedByIds"},{"collection":"gradeEntries","field":"byId"},{"collection":"examPresence","field":"byId"},{"collection":"presenceLists","field":"holderId"},{"collection":"presenceScans","field":"byId"},{"collection":"presenceScans","field":"decidedById"},{"collection":"rankingRuns","field":"byId"},{"collection":"appeals","field":"enteredById"},{"collection":"appeals","field":"decidedById"},{"collection":"appeals","field":"firstDecidedByIds"},{"collection":"appeals","field":"carriedOutById"},{"collection":"leaveRequests","field":"actorIds"},{"collection":"leaveRequests","field":"managerId"},{"collection":"leaveRequests","field":"hrId"},{"collection":"leaveRequests","field":"resumedById"},{"collection":"leaveRequests","field":"enteredById"},{"collection":"leaveRecords","field":"byId"},{"collection":"leaveRecounts","field":"decidedById"},{"collection":"documentRequests","field":"handledById"},{"collection":"documentRequests","field":"actorIds"},{"collection":"contactChanges","field":"decidedById"},{"collection":"approvals","field":"actorIds"},{"collection":"approvals","field":"decidedById"},{"collection":"approvals","field":"askedIds"},{"collection":"signatures","field":"signerId"},{"collection":"paperTemplates","field":"authorId"},{"collection":"retentionRules","field":"proposedById"},{"collection":"retentionRules","field":"confirmedById"},{"collection":"retentionRules","field":"endedById"},{"collection":"disposals","field":"proposedById"},{"collection":"disposals","field":"confirmedById"},{"collection":"importRuns","field":"byId"},{"collection":"importRuns","field":"undoneById"},{"collection":"notifications","field":"userId"},{"collection":"notificationPreferences","field":"userId"}],
} satisfies CollectionMeta
