// Emitted by `diwan types`.

export interface Doc {
  $id: string
  $sequence: string
  $createdAt: string
  $updatedAt: string
  $permissions: string[]
  $databaseId: string
  $collectionId: string
}

export type HolidaysKind = 'fixed' | 'hijri' | 'exceptional'

export type DelegationsKind = 'delegation' | 'substitution'

export type AssignmentsType = 'assignment' | 'transfer' | 'secondment' | 'made_available' | 'interim'

export type AssignmentsSource = 'file' | 'form' | 'import' | 'api'

export type PersonsSex = 'F' | 'M'

export type RegistrationStatus = 'notRegistered' | 'registeredMissingFingerprint' | 'fullyRegistered'

export type CareerStepsKind = 'recruitment' | 'tenure' | 'step' | 'grade' | 'function' | 'position' | 'end' | 'interruption' | 'resume'

export type CareerStepsPosition = 'activity' | 'secondment' | 'leave_of_absence' | 'national_service'

export type CareerStepsGround = 'retirement' | 'resignation' | 'transfer' | 'contract_end' | 'dismissal' | 'abandonment' | 'death'

export type CareerStepsSource = 'form' | 'import' | 'api'

export type WarningsKind = 'notice' | 'explanation_request' | 'warning'

export type WarningsStatus = 'draft' | 'issued' | 'acknowledged' | 'disputed' | 'upheld' | 'cancelled'

export type HandedHow = 'in_person' | 'hierarchy' | 'post' | 'bailiff' | 'portal'

export type AbsencesJustification = 'open' | 'submitted' | 'accepted' | 'refused'

export type AbsencesReason = 'leave' | 'sick' | 'mission' | 'permission' | 'unknown'

export type AbsencesOpinion = 'favourable' | 'unfavourable'

export type AbsencesSource = 'days' | 'typed'

export type PeriodType = 'daily' | 'weekly' | 'monthly'

export type AnnexeReportsSource = 'typed' | 'days'

export type DeductionStatementsState = 'draft' | 'signed' | 'cancelled'

export type DeviceUploadsKind = 'punches' | 'users' | 'file'

export type MalformedPunchesFault = 'unreadable' | 'future' | 'too_old'

export type DeviceCommandsKind = 'resend' | 'user_name' | 'set_time' | 'count' | 'check' | 'reboot'

export type DeviceCommandsState = 'queued' | 'sent' | 'done' | 'failed'

export type PunchesSource = 'device' | 'file' | 'sheet'

export type DayKind = 'work' | 'rest' | 'holiday' | 'leave' | 'mission' | 'permission' | 'waiting' | 'not_measured'

export type PointagesStatus = 'on_time' | 'tolerable' | 'late' | 'absent' | 'not_registered'

export type ExitPermissionsStatus = 'pending' | 'approved' | 'rejected' | 'cancelled'

export type ExitPermissionsStep = 'manager' | 'hr' | 'done'

export type ManagerType = 'head_of_bureau' | 'head_of_service' | 'head_of_division' | 'head_of_direction' | 'head_of_annexe' | 'director'

export type DutiesKind = 'permanence' | 'overtime'

export type MissionsTransport = 'service_car' | 'own_car' | 'public' | 'other'

export type MissionsStatus = 'upcoming' | 'in_progress' | 'completed' | 'cancelled'

export type VehicleType = 'car' | 'motorcycle' | 'truck' | 'tractor'

export type PlateKind = 'civil' | 'old' | 'state' | 'communal' | 'provisional'

export type CarsFuel = 'diesel' | 'petrol' | 'electric' | 'hybrid' | 'lpg'

export type CarsStatus = 'active' | 'in_repair' | 'reformed'

export type DocumentStatus = 'expired' | 'expiring_soon' | 'unknown' | 'valid'

export type DocumentType = 'registration_card' | 'insurance' | 'road_tax' | 'technical_inspection'

export type CarLegalDocumentsStatus = 'upcoming' | 'valid' | 'expiring_soon' | 'expired' | 'unknown'

export type AccidentsType = 'collision' | 'single_vehicle' | 'pedestrian' | 'theft' | 'fire' | 'vandalism' | 'other'

export type AccidentsState = 'reported' | 'under_review' | 'resolved' | 'cancelled'

export type MaintenancesKind = 'preventive' | 'corrective' | 'inspection' | 'tyres' | 'oil' | 'other'

export type MaintenancesStatus = 'planned' | 'in_progress' | 'done' | 'cancelled'

export type SparePartsStock = 'out' | 'low' | 'enough'

export type SpareMovementsKind = 'in' | 'out' | 'adjust'

export type InventoryItemsState = 'in_service' | 'in_repair' | 'lost' | 'reformed'

export type InventoryItemsCondition = 'new' | 'good' | 'fair' | 'poor' | 'reformed'

export type InventoryItemsAcquisition = 'purchase' | 'gift' | 'transfer' | 'found' | 'unknown'

export type InventoryMovementsKind = 'entry' | 'transfer' | 'handover' | 'return' | 'repair_out' | 'repair_in' | 'loss' | 'reform' | 'adjust'

export type InventoryReformsFate = 'sold' | 'destroyed' | 'given' | 'recycled'

export type InventoryReformsState = 'draft' | 'decided' | 'carried_out' | 'cancelled'

export type InventoryCampaignsState = 'draft' | 'open' | 'closing' | 'closed' | 'cancelled'

export type InventoryExpectedCondition = 'new' | 'good' | 'fair' | 'poor' | 'reformed'

export type InventoryScansCondition = 'new' | 'good' | 'fair' | 'poor' | 'reformed'

export type InventoryDifferencesKind = 'missing' | 'moved' | 'unknown' | 'damaged' | 'quantity'

export type InventoryDifferencesDecision = 'accept' | 'keep' | 'lost' | 'make_item' | 'dismiss'

export type RecruitmentsStatus = 'draft' | 'open' | 'closed' | 'grading_written' | 'oral_scheduled' | 'completed' | 'cancelled'

export type RecruitmentsRounding = 'down' | 'nearest' | 'up'

export type AbsentRule = 'eliminated' | 'zero'

export type ThresholdsBy = 'notice' | 'committee'

export type NameOnLists = 'full' | 'initials' | 'number'

export type ConvocationState = 'running' | 'stopped' | 'done'

export type CommitteesKind = 'supervision' | 'selection' | 'written' | 'oral' | 'appeals' | 'other'

export type CommitteesScope = 'single' | 'several'

export type CommitteeMembersRole = 'president' | 'member' | 'rapporteur'

export type CandidatesSex = 'F' | 'M'

export type CandidatesStatus = 'submitted' | 'validated' | 'eliminated_pre_written' | 'convoked_written' | 'passed_written' | 'failed_written' | 'convoked_oral' | 'passed_oral' | 'failed_oral' | 'waiting_list' | 'hired' | 'rejected_final' | 'withdrawn'

export type CandidatesGround = 'none' | 'resistant' | 'disability'

export type GroundProved = 'undecided' | 'proved' | 'not'

export type ServiceProved = 'undecided' | 'proved' | 'not'

export type CandidatesSource = 'online' | 'desk'

export type GradeEntriesTest = 'written' | 'oral' | 'practical'

export type ExamTestsKind = 'written' | 'oral' | 'practical'

export type ExamDocumentsCondition = 'all' | 'in_service' | 'reserved'

export type ExamDocumentsGround = 'none' | 'resistant' | 'disability'

export type ExamDocumentsKind = 'pdf' | 'image'

export type PresenceScansState = 'counted' | 'proposed' | 'accepted' | 'dismissed'

export type ExamLocksPhase = 'presence' | 'written' | 'oral' | 'ranking'

export type ExamListsKind = 'provisional' | 'definitive' | 'written' | 'oral' | 'final' | 'waiting'

export type RankingRunsState = 'computing' | 'shown' | 'replaced'

export type AppealsAbout = 'elimination' | 'ground' | 'service' | 'presence' | 'mark' | 'ranking'

export type AppealsState = 'filed' | 'accepted' | 'refused'

export type EliminationReasonsStage = 'review' | 'written' | 'oral'

export type LeaveTypesUnit = 'working' | 'calendar'

export type LeaveTypesSex = 'female' | 'male'

export type LeaveRequestsStatus = 'pending' | 'approved' | 'rejected' | 'cancelled'

export type LeaveRequestsStep = 'submitted' | 'manager' | 'hr' | 'done'

export type LeaveRequestsPurpose = 'request' | 'cancellation'

export type LeaveRequestsVisit = 'confirmed' | 'not_confirmed' | 'absent'

export type LeaveRecordsKind = 'entitlement' | 'taken' | 'carry_over' | 'expiry' | 'correction'

export type LeaveRecountsCause = 'holiday' | 'hours' | 'place' | 'sick'

export type LeaveRecountsState = 'open' | 'kept' | 'recounted' | 'shortened' | 'void'

export type DocumentRequestsType = 'salary_certificate' | 'work_certificate' | 'experience_certificate' | 'tax_form' | 'insurance_letter' | 'other'

export type DocumentRequestsLanguage = 'fr' | 'ar' | 'both'

export type DocumentRequestsStatus = 'pending' | 'approved' | 'rejected' | 'cancelled'

export type DocumentRequestsStep = 'submitted' | 'processing' | 'generated' | 'signed' | 'delivered'

export type ContactChangesStatus = 'pending' | 'approved' | 'rejected' | 'cancelled'

export type ApprovalsPurpose = 'request' | 'cancellation'

export type ApprovalsStep = 'manager' | 'hr' | 'done'

export type ApprovalsDecision = 'pending' | 'approved' | 'rejected' | 'returned' | 'withdrawn'

export type SignaturesMethod = 'password' | 'mfa' | 'provider'

export type AuthenticDocumentsState = 'valid' | 'outdated' | 'cancelled' | 'replaced'

export type PaperTemplatesLanguage = 'fr' | 'ar'

export type DeadlineRulesUnit = 'day' | 'month'

export type DeadlineRulesCounts = 'calendar' | 'working'

export type OnHoliday = 'stay' | 'next_working' | 'previous_working'

export type RetentionRulesAct = 'blank'

export type RetentionRulesState = 'draft' | 'proposed' | 'in_force' | 'ended'

export type DisposalsState = 'running' | 'done'

export type NotificationPreferencesDigest = 'none' | 'daily' | 'weekly'

export type ReadsDoor = 'get' | 'export' | 'print' | 'file' | 'report'

export type OutboxChannel = 'in_app' | 'mail' | 'sms' | 'push'

export type OutboxState = 'queued' | 'sent' | 'failed' | 'dead'

export type JobRunsOutcome = 'ok' | 'failed' | 'skipped' | 'cancelled'

export interface Annexes extends Doc {
  nameFr: string
  nameAr: string
  address: string | null
  phone: string | null
  headId: string | null
  head?: Partial<Employees> | null
  code: string | null
  leastPresent: number | null
  isRural: boolean
  aliases: string[]
}

export interface Buildings extends Doc {
  nameFr: string
  nameAr: string
  address: string | null
}

export interface Locations extends Doc {
  name: string
  address: string | null
  description: string | null
  bureauCount: number
}

export interface Directions extends Doc {
  nameFr: string
  nameAr: string
  headId: string | null
  head?: Partial<Employees> | null
  aliases: string[]
}

export interface Divisions extends Doc {
  nameFr: string
  nameAr: string
  headId: string | null
  head?: Partial<Employees> | null
  directionId: string | null
  direction?: Partial<Directions> | null
  aliases: string[]
}

export interface Services extends Doc {
  nameFr: string
  nameAr: string
  description: string | null
  responsible: string | null
  responsibleDoc?: Partial<Employees> | null
  divisionId: string | null
  division?: Partial<Divisions> | null
  bureauCount: number
  leastPresent: number | null
  aliases: string[]
  itemCount: number
}

export interface Bureaux extends Doc {
  nameFr: string
  nameAr: string
  headId: string | null
  head?: Partial<Employees> | null
  serviceId: string | null
  service?: Partial<Services> | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  buildingId: string | null
  building?: Partial<Buildings> | null
  locationId: string | null
  location?: Partial<Locations> | null
  floor: string | null
  leastPresent: number | null
  aliases: string[]
  itemCount: number
}

export interface EmployeeTypes extends Doc {
  nameFr: string
  nameAr: string
  feminineFr: string | null
  feminineAr: string | null
}

export interface Holidays extends Doc {
  date: string
  nameFr: string
  nameAr: string
  kind: HolidaysKind
  confirmed: boolean
  source: string | null
}

export interface WorkSchedules extends Doc {
  nameFr: string
  nameAr: string
  validFrom: string
  validTo: string | null
  start: string | null
  end: string | null
  breakMinutes: number | null
  fridayBreakMinutes: number | null
  breakStart: string | null
  fridayBreakStart: string | null
  graceMinutes: number | null
  toleratedMinutes: number | null
  weekdays: number[]
  employeeId: string | null
  employee?: Partial<Employees> | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  divisionId: string | null
  division?: Partial<Divisions> | null
  directionId: string | null
  direction?: Partial<Directions> | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  ramadan: boolean
  ramadanExempt: boolean
  source: string | null
  overnight: boolean
}

export interface Posts extends Doc {
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  jobTitleId: string
  jobTitle?: Partial<JobTitles> | null
  gradeId: string | null
  grade?: Partial<Grades> | null
  planned: number
  filled: number
}

export interface Delegations extends Doc {
  headEmployeeId: string
  headEmployee?: Partial<Employees> | null
  delegateId: string
  delegate?: Partial<Employees> | null
  kind: DelegationsKind | null
  from: string
  to: string
  scope: string[]
  decisionRef: string | null
}

export interface Assignments extends Doc {
  type: AssignmentsType
  employeeId: string
  employee?: Partial<Employees> | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  startDate: string
  endDate: string | null
  decisionRef: string | null
  decisionDate: string | null
  notes: string | null
  fileId: string | null
  effectiveAt: string | null
  source: AssignmentsSource | null
}

export interface Grades extends Doc {
  nameFr: string
  nameAr: string
  corpsFr: string | null
  corpsAr: string | null
  echelle: number | null
}

export interface JobTitles extends Doc {
  nameFr: string
  nameAr: string
  feminineFr: string | null
  feminineAr: string | null
}

export interface Persons extends Doc {
  fullNameFr: string
  fullNameAr: string
  CIN: string
  birthDate: string | null
  birthPlaceFr: string | null
  birthPlaceAr: string | null
  sex: PersonsSex | null
  address: string | null
  phone: string | null
  employeeCount: number
  email: string | null
}

export interface Employees extends Doc {
  fullNameFr: string
  fullNameAr: string
  CIN: string
  N_PERS_ACT: number | null
  FONCTION: string
  DATN: string | null
  annexe: string | null
  annexeDoc?: Partial<Annexes> | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  type: string | null
  typeDoc?: Partial<EmployeeTypes> | null
  building: string | null
  buildingDoc?: Partial<Buildings> | null
  emp_code: string | null
  fingerprint: boolean
  photoId: string | null
  cinFileId: string | null
  personId: string | null
  person?: Partial<Persons> | null
  grade: string | null
  echelle: number | null
  echelon: number | null
  recruitmentDate: string | null
  tenureDate: string | null
  bankRib: string | null
  phone: string | null
  email: string | null
  address: string | null
  maritalStatus: string | null
  childrenCount: number | null
  managerId: string | null
  manager?: Partial<Employees> | null
  baseSalary: number | null
  netSalary: number | null
  notes: string | null
  active: boolean
  gradeId: string | null
  gradeDoc?: Partial<Grades> | null
  jobTitleId: string | null
  jobTitle?: Partial<JobTitles> | null
  postId: string | null
  post?: Partial<Posts> | null
  registrationStatus: RegistrationStatus
  registeredOn: string | null
}

export interface Users extends Doc {
  username: string
  email: string
  userId: string | null
  auth: string[]
  permissions: string[]
  roles: string[]
  roleDocs?: Partial<Roles>[]
  personPublicDataID: string | null
  person?: Partial<Persons> | null
  persoActif: string | null
  employee?: Partial<Employees> | null
  pending: boolean
  disabled: boolean
  secondFactor: boolean
  unverified: boolean
  acceptedUnverified: boolean
  lastSeenAt: string | null
}

export interface CareerSteps extends Doc {
  employeeId: string
  employee?: Partial<Employees> | null
  kind: CareerStepsKind
  on: string
  gradeId: string | null
  grade?: Partial<Grades> | null
  jobTitleId: string | null
  jobTitle?: Partial<JobTitles> | null
  echelon: number | null
  position: CareerStepsPosition | null
  ground: CareerStepsGround | null
  decisionRef: string | null
  decisionDate: string | null
  fileId: string | null
  notes: string | null
  outOfOrderReason: string | null
  source: CareerStepsSource | null
  gradeName: string | null
  functionName: string | null
  formerFunction: string | null
}

export interface Roles extends Doc {
  name: string
  nameFr: string
  nameAr: string
  permissions: string[]
  requiresMfa: boolean
  grantable: boolean
}

export interface Warnings extends Doc {
  refNumber: string | null
  persoActifId: string
  employee?: Partial<Employees> | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  date: string
  absent: boolean
  kind: WarningsKind
  minutesLate: number | null
  reason: string | null
  reasonAr: string | null
  status: WarningsStatus
  replyUntil: string | null
  handedOn: string | null
  handedHow: HandedHow | null
  handedById: string | null
  handedBy?: Partial<Users> | null
  receiptFileId: string | null
  acknowledgedAt: string | null
  response: string | null
  respondedAt: string | null
  replyFileId: string | null
  decision: string | null
  decidedById: string | null
  decidedBy?: Partial<Users> | null
  decidedAt: string | null
  cancelledReason: string | null
  previousId: string | null
  previous?: Partial<Warnings> | null
  year: number | null
  num: number | null
  docId: string | null
  fileId: string | null
  signedFileId: string | null
  signedById: string | null
  signedBy?: Partial<Users> | null
  signedAt: string | null
  signedScanId: string | null
  authorId: string | null
  author?: Partial<Users> | null
}

export interface Absences extends Doc {
  employeeId: string
  employee?: Partial<Employees> | null
  date: string
  minutes: number | null
  wholeDay: boolean
  justified: boolean
  justification: AbsencesJustification
  reason: AbsencesReason | null
  explanation: string | null
  fileId: string | null
  medicalFileId: string | null
  submittedById: string | null
  submittedBy?: Partial<Users> | null
  submittedAt: string | null
  opinion: AbsencesOpinion | null
  opinionNote: string | null
  opinionById: string | null
  opinionBy?: Partial<Users> | null
  decidedById: string | null
  decidedBy?: Partial<Users> | null
  decidedAt: string | null
  decisionReason: string | null
  warningId: string | null
  warning?: Partial<Warnings> | null
  source: AbsencesSource | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
}

export interface AnnexeReports extends Doc {
  annexe: string | null
  annexeDoc?: Partial<Annexes> | null
  date: string
  periodType: PeriodType
  justifiedAbsences: number | null
  unjustifiedAbsences: number | null
  abscence: number | null
  headcount: number | null
  notes: string | null
  source: AnnexeReportsSource
  difference: unknown
  all: string | null
  authorId: string | null
  author?: Partial<Users> | null
}

export interface DeductionStatements extends Doc {
  month: string
  employeeId: string
  employee?: Partial<Employees> | null
  minutes: number | null
  lines: unknown
  state: DeductionStatementsState
  signedById: string | null
  signedBy?: Partial<Users> | null
  signedAt: string | null
  signedFileId: string | null
  signedScanId: string | null
  cancelledReason: string | null
  docId: string | null
  fileId: string | null
}

export interface Devices extends Doc {
  serialNumber: string
  nameFr: string | null
  nameAr: string | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  allowed: boolean
  networks: string[]
  installedOn: string | null
  model: string | null
  outOfServiceFrom: string | null
  outOfServiceTo: string | null
  outOfServiceReason: string | null
  ip: string | null
  firmware: string | null
  accessFirmware: boolean
  lastSeenAt: string | null
  lastLogAt: string | null
  drift: number
  toldUntil: string | null
  unknownCodes: number
  malformedLines: number
}

export interface DeviceUploads extends Doc {
  deviceId: string | null
  device?: Partial<Devices> | null
  kind: DeviceUploadsKind | null
  lines: number | null
  newLines: number | null
  malformedLines: number | null
  sha256: string | null
  receivedAt: string | null
}

export interface MalformedPunches extends Doc {
  deviceId: string | null
  device?: Partial<Devices> | null
  line: string | null
  fault: MalformedPunchesFault | null
  receivedAt: string | null
}

export interface UnknownCodes extends Doc {
  emp_code: string
  deviceId: string | null
  device?: Partial<Devices> | null
  firstAt: string | null
  lastAt: string | null
  punches: number | null
}

export interface DeviceCommands extends Doc {
  deviceId: string | null
  device?: Partial<Devices> | null
  kind: DeviceCommandsKind | null
  params: unknown
  state: DeviceCommandsState
  byId: string | null
  by?: Partial<Users> | null
  sentAt: string | null
  answeredAt: string | null
  number: number | null
  attempts: number | null
  result: number | null
}

export interface DeviceDrifts extends Doc {
  deviceId: string
  device?: Partial<Devices> | null
  fromAt: string
  toAt: string
  minutes: number
  reason: string
}

export interface Punches extends Doc {
  deviceId: string | null
  device?: Partial<Devices> | null
  deviceSn: string
  emp_code: string
  localAt: string
  at: string | null
  doubtful: boolean
  driftMinutes: number | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  verifyMode: number | null
  rawState: number | null
  employeeId: string | null
  employee?: Partial<Employees> | null
  source: PunchesSource | null
  receivedAt: string | null
  record: number | null
}

export interface Pointages extends Doc {
  employeeId: string
  employee?: Partial<Employees> | null
  date: string
  dayKind: DayKind | null
  status: PointagesStatus | null
  firstIn: string | null
  lastOut: string | null
  workedMinutes: number | null
  lateMinutes: number | null
  earlyMinutes: number | null
  overtimeMinutes: number | null
  dutyMinutes: number | null
  missingMinutes: number | null
  annexe: string | null
  annexeDoc?: Partial<Annexes> | null
  serviceId: string | null
  service?: Partial<Services> | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  scheduleId: string | null
  schedule?: Partial<WorkSchedules> | null
  why: unknown
  waitingFor: string[]
  previous: unknown
  correctionId: string | null
  correction?: Partial<PointageCorrections> | null
}

export interface PointageCorrections extends Doc {
  employeeId: string
  employee?: Partial<Employees> | null
  date: string
  firstIn: string | null
  lastOut: string | null
  dayKind: DayKind | null
  reason: string
  fileId: string | null
  byId: string | null
  by?: Partial<Users> | null
  withdrawnAt: string | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  serviceId: string | null
  service?: Partial<Services> | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
}

export interface PointageChanges extends Doc {
  employeeId: string
  employee?: Partial<Employees> | null
  date: string
  before: unknown
  after: unknown
}

export interface DayClosings extends Doc {
  date: string
  annexe: string | null
  annexeDoc?: Partial<Annexes> | null
  reason: string
  byId: string | null
  by?: Partial<Users> | null
}

export interface DailyAttendance extends Doc {
  date: string
  annexe: string | null
  annexeDoc?: Partial<Annexes> | null
  month: string | null
  headcount: number | null
  present: number | null
  late: number | null
  absent: number | null
  justified: number | null
  away: number | null
  unknown: number | null
  notMeasured: number | null
}

export interface ExitPermissions extends Doc {
  employeeId: string
  employee?: Partial<Employees> | null
  date: string
  fromTime: string
  toTime: string
  reason: string | null
  status: ExitPermissionsStatus
  step: ExitPermissionsStep | null
  actorIds: string[]
  managerType: ManagerType | null
  decidedById: string | null
  decidedBy?: Partial<Users> | null
  decidedAt: string | null
  decisionReason: string | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
}

export interface Duties extends Doc {
  employeeId: string
  employee?: Partial<Employees> | null
  date: string
  fromTime: string
  toTime: string
  kind: DutiesKind
  decisionRef: string | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
}

export interface Missions extends Doc {
  persoActifId: string
  employee?: Partial<Employees> | null
  bureau: string | null
  bureauDoc?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  destination: string
  carId: string | null
  car?: Partial<Cars> | null
  driverId: string | null
  driver?: Partial<Employees> | null
  numSerie: string | null
  mission: string
  departAt: string | null
  returnAt: string | null
  returnedAt: string | null
  transport: MissionsTransport | null
  companions: string[]
  odometerOut: number | null
  odometerIn: number | null
  odometerChecked: boolean
  distance: number | null
  fuelLitres: number | null
  fuelCost: number | null
  overrideReason: string | null
  overriddenById: string | null
  overriddenBy?: Partial<Users> | null
  overridden: unknown
  year: number | null
  num: number | null
  month: string | null
  status: MissionsStatus
  cancelledReason: string | null
  cancelledAt: string | null
  docId: string | null
  documentId: string | null
  signedDocumentId: string | null
  changeReason: string | null
  datesDueOn: string | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  destinationAr: string | null
  missionAr: string | null
}

export interface Cars extends Doc {
  vehicleType: VehicleType
  fullMatricule: string | null
  plateKind: PlateKind | null
  registrationNumber: string
  registrationLetter: string | null
  registrationCode: string | null
  type: string | null
  brand: string
  model: string | null
  fuel: CarsFuel | null
  fiscalPower: string | null
  numSerie: string | null
  price: number | null
  commissioningDate: string | null
  commissioningYear: number | null
  ownerDriverId: string | null
  ownerDriver?: Partial<Employees> | null
  serviceId: string | null
  service?: Partial<Services> | null
  num: number | null
  status: CarsStatus
  odometer: number | null
  odometerReplacedOn: string | null
  odometerBefore: number | null
  odometerAfter: number | null
  odometerChecked: boolean
  photoId: string | null
  documentStatus: DocumentStatus
  missionCount: number
}

export interface CarLegalDocuments extends Doc {
  carsCollection: string
  car?: Partial<Cars> | null
  documentType: DocumentType
  fileId: string | null
  year: number | null
  issuedOn: string | null
  validUntil: string | null
  policyNumber: string | null
  provider: string | null
  cost: number | null
  status: CarLegalDocumentsStatus
}

export interface CarOwnerships extends Doc {
  carId: string
  car?: Partial<Cars> | null
  owner: string
  from: string | null
  to: string | null
  notes: string | null
}

export interface CarAssignments extends Doc {
  carId: string
  car?: Partial<Cars> | null
  employeeId: string | null
  employee?: Partial<Employees> | null
  serviceId: string | null
  service?: Partial<Services> | null
  from: string
  to: string | null
  decisionRef: string | null
}

export interface Accidents extends Doc {
  carId: string
  car?: Partial<Cars> | null
  employeeId: string | null
  employee?: Partial<Employees> | null
  location: string
  date: string
  declareBy: string | null
  type: AccidentsType
  damages: string | null
  remarks: string | null
  policeReportId: string | null
  amicableReportId: string | null
  photos: string[]
  thirdParty: unknown
  locationAr: string | null
  damagesAr: string | null
  remarksAr: string | null
  state: AccidentsState
  repairCost: number | null
}

export interface Maintenances extends Doc {
  carId: string
  car?: Partial<Cars> | null
  kind: MaintenancesKind
  date: string
  garage: string | null
  description: string | null
  odometer: number | null
  odometerChecked: boolean
  labourCost: number | null
  parts: unknown
  totalCost: number | null
  status: MaintenancesStatus
  nextDueDate: string | null
  nextDueOdometer: number | null
}

export interface FuelLogs extends Doc {
  carId: string
  car?: Partial<Cars> | null
  date: string
  litres: number
  cost: number | null
  odometer: number | null
  odometerChecked: boolean
  station: string | null
  missionId: string | null
  mission?: Partial<Missions> | null
  ofReturn: boolean
}

export interface SpareParts extends Doc {
  partName: string
  quantity: number
  unit: string | null
  contract: string | null
  cost: number | null
  category: string | null
  carType: string | null
  reference: string | null
  characteristics: string | null
  location: string | null
  entryDate: string | null
  minQuantity: number | null
  stock: SparePartsStock
}

export interface SpareMovements extends Doc {
  partId: string
  part?: Partial<SpareParts> | null
  kind: SpareMovementsKind
  quantity: number
  unitCost: number | null
  date: string
  maintenanceId: string | null
  maintenance?: Partial<Maintenances> | null
  reason: string | null
  byId: string | null
  by?: Partial<Users> | null
  change: number | null
}

export interface InventoryTypes extends Doc {
  name: string
  description: string | null
  bureauCount: number
  itemCount: number
}

export interface InventoryItems extends Doc {
  designation: string
  inventoryNumber: string | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  typeId: string | null
  type?: Partial<InventoryTypes> | null
  serviceId: string | null
  service?: Partial<Services> | null
  quantity: number
  employeeId: string | null
  employee?: Partial<Employees> | null
  pendingHandoverId: string | null
  pendingHandover?: Partial<InventoryMovements> | null
  state: InventoryItemsState
  condition: InventoryItemsCondition | null
  floor: string | null
  acquiredOn: string | null
  acquisition: InventoryItemsAcquisition | null
  price: number | null
  value: number | null
  supplier: string | null
  contract: string | null
  invoiceRef: string | null
  invoiceFileId: string | null
  warrantyUntil: string | null
  brand: string | null
  serialNumber: string | null
  parentItemId: string | null
  parentItem?: Partial<InventoryItems> | null
  foundByScanId: string | null
  foundByScan?: Partial<InventoryScans> | null
  notes: string | null
  photoId: string | null
}

export interface InventoryMovements extends Doc {
  itemId: string
  item?: Partial<InventoryItems> | null
  kind: InventoryMovementsKind
  on: string
  fromBureauId: string | null
  fromBureau?: Partial<Bureaux> | null
  toBureauId: string | null
  toBureau?: Partial<Bureaux> | null
  fromEmployeeId: string | null
  fromEmployee?: Partial<Employees> | null
  toEmployeeId: string | null
  toEmployee?: Partial<Employees> | null
  quantity: number
  decisionRef: string | null
  reason: string | null
  repairer: string | null
  cost: number | null
  lot: string | null
  docId: string | null
  documentId: string | null
  signedFileId: string | null
  acceptedAt: string | null
  acceptedById: string | null
  acceptedBy?: Partial<Users> | null
  acceptBy: string | null
  refusedReason: string | null
  undoesId: string | null
  undoes?: Partial<InventoryMovements> | null
  campaignId: string | null
  campaign?: Partial<InventoryCampaigns> | null
  reformId: string | null
  reform?: Partial<InventoryReforms> | null
  byId: string | null
  by?: Partial<Users> | null
}

export interface InventoryReforms extends Doc {
  decisionRef: string
  decisionDate: string
  members: unknown
  itemIds: string[]
  items?: Partial<InventoryItems>[]
  fate: InventoryReformsFate
  saleAmount: number | null
  beneficiary: string | null
  state: InventoryReformsState
  docId: string | null
  documentId: string | null
  authorId: string | null
  author?: Partial<Users> | null
  decidedById: string | null
  decidedBy?: Partial<Users> | null
  decidedOn: string | null
  cancelReason: string | null
}

export interface InventoryCampaigns extends Doc {
  name: string
  state: InventoryCampaignsState
  bureauIds: string[]
  bureaux?: Partial<Bureaux>[]
  memberIds: string[]
  members?: Partial<Users>[]
  openedAt: string | null
  closedAt: string | null
  closedById: string | null
  closedBy?: Partial<Users> | null
  counts: unknown
  cancelReason: string | null
  docId: string | null
  documentId: string | null
  sampleOfId: string | null
  sampleOf?: Partial<InventoryCampaigns> | null
}

export interface InventoryExpected extends Doc {
  campaignId: string
  campaign?: Partial<InventoryCampaigns> | null
  itemId: string
  item?: Partial<InventoryItems> | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  quantity: number
  condition: InventoryExpectedCondition | null
}

export interface InventoryScans extends Doc {
  campaignId: string
  campaign?: Partial<InventoryCampaigns> | null
  bureauId: string
  bureau?: Partial<Bureaux> | null
  code: string
  inventoryNumber: string | null
  itemId: string | null
  item?: Partial<InventoryItems> | null
  quantity: number
  condition: InventoryScansCondition | null
  photoId: string | null
  note: string | null
  scannedAt: string
  receivedAt: string | null
  byId: string | null
  by?: Partial<Users> | null
}

export interface InventoryDifferences extends Doc {
  campaignId: string
  campaign?: Partial<InventoryCampaigns> | null
  kind: InventoryDifferencesKind
  itemId: string | null
  item?: Partial<InventoryItems> | null
  scanId: string | null
  scan?: Partial<InventoryScans> | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  seenInBureauId: string | null
  seenInBureau?: Partial<Bureaux> | null
  expectedQuantity: number | null
  countedQuantity: number | null
  decision: InventoryDifferencesDecision | null
  reason: string | null
  designation: string | null
  typeId: string | null
  type?: Partial<InventoryTypes> | null
  decidedById: string | null
  decidedBy?: Partial<Users> | null
}

export interface Recruitments extends Doc {
  titleFr: string
  titleAr: string
  decision_ref: string
  decision_date: string | null
  exam_date: string | null
  exam_time: string | null
  application_deadline: string
  status: RecruitmentsStatus
  min_age: number | null
  max_age: number | null
  age_reference_date: string | null
  ageExtension: number | null
  decision_signature_date: string | null
  advertisement_ref: string | null
  press_announcement_ref: string | null
  written_weight: number | null
  oral_weight: number | null
  min_written: number | null
  min_oral: number | null
  min_total: number | null
  nationality: string
  rounding: RecruitmentsRounding
  absentRule: AbsentRule
  tieRules: unknown
  quotas: unknown
  thresholdsBy: ThresholdsBy
  appealDays: number
  noAppealReason: string | null
  waitingListUntil: string | null
  nameOnLists: NameOnLists
  listsDays: number | null
  instructionsFr: string | null
  instructionsAr: string | null
  results_announced_at: string | null
  qr_code: unknown
  published_notice_id: string | null
  docId: string | null
  seed: string | null
  conditionsHash: string | null
  currentRunId: string | null
  currentRun?: Partial<RankingRuns> | null
  publishedAt: string | null
  cancelledAt: string | null
  cancelReason: string | null
  seatSeed: string | null
  convocationState: ConvocationState | null
  erased: unknown
  seatedAt: string | null
}

export interface Positions extends Doc {
  recruitmentId: string
  recruitment?: Partial<Recruitments> | null
  code: string
  diplomaAr: string
  diplomaFr: string
  gradeAr: string
  gradeFr: string
  minAge: number | null
  maxAge: number | null
  ageExtension: number | null
  minTotal: number | null
  order: number | null
  posts: number
}

export interface Specialties extends Doc {
  positionId: string
  position?: Partial<Positions> | null
  nameAr: string
  nameFr: string
  posts: number
  communeFr: string | null
  communeAr: string | null
}

export interface Committees extends Doc {
  recruitmentId: string
  recruitment?: Partial<Recruitments> | null
  typeAr: string
  typeFr: string
  kind: CommitteesKind
  positionIds: string[]
  scope: CommitteesScope
  decisionRef: string
  decisionSignedOn: string
}

export interface CommitteeMembers extends Doc {
  committeeId: string
  committee?: Partial<Committees> | null
  name: string
  employeeId: string | null
  employee?: Partial<Employees> | null
  jobTitle: string | null
  role: CommitteeMembersRole
  userId: string | null
  user?: Partial<Users> | null
  isExternal: boolean
  until: string | null
  decisionRef: string | null
  seatedAt: string | null
  seatedById: string | null
  seatedBy?: Partial<Users> | null
  typistIds: string[]
}

export interface Candidates extends Doc {
  recruitmentId: string
  recruitment?: Partial<Recruitments> | null
  positionId: string
  position?: Partial<Positions> | null
  specialtyId: string
  specialty?: Partial<Specialties> | null
  nameAr: string
  nameFr: string
  CIN: string
  birth_date: string
  birth_place: string | null
  sex: CandidatesSex | null
  address: string | null
  email: string | null
  phone: string | null
  nationality: string
  diploma: string | null
  region: string | null
  photoId: string | null
  requestFileId: string | null
  diplomaFileId: string | null
  cinFileId: string | null
  cvFileId: string | null
  candidateNumber: string | null
  status: CandidatesStatus
  publishedStatus: string | null
  ground: CandidatesGround
  serviceMonths: number | null
  groundProved: GroundProved | null
  groundReason: string | null
  serviceProved: ServiceProved | null
  serviceReason: string | null
  proofById: string | null
  proofBy?: Partial<Users> | null
  accommodation: string | null
  source: CandidatesSource
  receivedOn: string | null
  receivedTime: string | null
  amendReason: string | null
  submittedAt: string | null
  contestsId: string | null
  contests?: Partial<Candidates> | null
  findings: unknown
  elimination_reason: string | null
  reviewedById: string | null
  reviewedBy?: Partial<Users> | null
  reviewedAt: string | null
  secondLookById: string | null
  secondLookBy?: Partial<Users> | null
  recusals: unknown
  written_grade: number | null
  oral_grade: number | null
  final_score: number | null
  final_rank: number | null
  anonymity_number: string | null
  exam_room: string | null
  seat: number | null
  oralTurns: unknown
  withdrawalReceivedOn: string | null
  withdrawnAt: string | null
  declinedAt: string | null
  runId: string | null
  run?: Partial<RankingRuns> | null
  hiredEmployeeId: string | null
  hiredEmployee?: Partial<Employees> | null
  purgedAt: string | null
  letterDueAt: string | null
  letterSentAt: string | null
}

export interface CandidateFiles extends Doc {
  candidateId: string
  candidate?: Partial<Candidates> | null
  examDocumentId: string
  examDocument?: Partial<ExamDocuments> | null
  fileId: string | null
  facts: unknown
  replacedAt: string | null
}

export interface GradeEntries extends Doc {
  examTestId: string
  examTest?: Partial<ExamTests> | null
  copyId: string | null
  candidateId: string | null
  candidate?: Partial<Candidates> | null
  test: GradeEntriesTest | null
  round: number | null
  markerId: string | null
  marker?: Partial<CommitteeMembers> | null
  committeeId: string | null
  committee?: Partial<Committees> | null
  mark: number
  typedTwice: boolean
  replaces: string | null
  appealId: string | null
  appeal?: Partial<Appeals> | null
  reason: string | null
  typedByIds: string[]
  byId: string | null
  by?: Partial<Users> | null
  enteredAt: string | null
  lockedAt: string | null
}

export interface ExamTests extends Doc {
  recruitmentId: string
  recruitment?: Partial<Recruitments> | null
  positionId: string | null
  position?: Partial<Positions> | null
  kind: ExamTestsKind
  labelFr: string
  labelAr: string
  coefficient: number
  minMark: number | null
  date: string | null
  startTime: string | null
  durationMinutes: number | null
  markers: number | null
  maxGap: number | null
}

export interface ExamDocuments extends Doc {
  recruitmentId: string
  recruitment?: Partial<Recruitments> | null
  code: string | null
  labelFr: string
  labelAr: string
  condition: ExamDocumentsCondition
  ground: ExamDocumentsGround | null
  kind: ExamDocumentsKind
  maxMegabytes: number | null
}

export interface ExamRooms extends Doc {
  recruitmentId: string
  recruitment?: Partial<Recruitments> | null
  name: string
  nameAr: string | null
  examTestId: string | null
  examTest?: Partial<ExamTests> | null
  capacity: number
  address: string | null
  addressAr: string | null
  labelsFileId: string | null
}

export interface ExamCorrigenda extends Doc {
  recruitmentId: string
  recruitment?: Partial<Recruitments> | null
  number: number | null
  changes: unknown
  reason: string
  reasonAr: string | null
  decisionRef: string | null
  decisionDate: string | null
  docId: string | null
  fileId: string | null
  publishedAt: string | null
}

export interface ExamCopies extends Doc {
  examTestId: string
  examTest?: Partial<ExamTests> | null
  number: string
  candidateId: string | null
  candidate?: Partial<Candidates> | null
  markerIds: string[]
  lot: number | null
  lockedAt: string | null
}

export interface ExamPresence extends Doc {
  examTestId: string
  examTest?: Partial<ExamTests> | null
  candidateId: string
  candidate?: Partial<Candidates> | null
  present: boolean
  at: string | null
  byId: string | null
  by?: Partial<Users> | null
  closedAt: string | null
}

export interface PresenceLists extends Doc {
  examTestId: string
  examTest?: Partial<ExamTests> | null
  room: string | null
  holderId: string | null
  holder?: Partial<Users> | null
  holderName: string | null
  openedAt: string | null
  reportedAt: string | null
  handedInAt: string | null
}

export interface PresenceScans extends Doc {
  examTestId: string
  examTest?: Partial<ExamTests> | null
  candidateId: string
  candidate?: Partial<Candidates> | null
  presenceListId: string | null
  presenceList?: Partial<PresenceLists> | null
  present: boolean
  at: string | null
  byId: string | null
  by?: Partial<Users> | null
  state: PresenceScansState | null
  reason: string | null
  decidedById: string | null
  decidedBy?: Partial<Users> | null
  decidedAt: string | null
}

export interface ExamLocks extends Doc {
  recruitmentId: string
  recruitment?: Partial<Recruitments> | null
  phase: ExamLocksPhase
  examTestId: string | null
  examTest?: Partial<ExamTests> | null
  tableHash: string | null
  presidentId: string | null
  president?: Partial<CommitteeMembers> | null
  memberId: string | null
  member?: Partial<CommitteeMembers> | null
  signerIds: string[]
  lockedAt: string | null
  liftedAt: string | null
  minima: unknown
  counts: unknown
  reason: string | null
  withoutReason: string | null
  docId: string | null
  fileId: string | null
}

export interface ExamLists extends Doc {
  recruitmentId: string
  recruitment?: Partial<Recruitments> | null
  kind: ExamListsKind
  docId: string | null
  fileId: string | null
  publishedAt: string | null
  appealsUntil: string | null
  entries: unknown
  part: number | null
  parts: number | null
  wholeDigest: string | null
  withoutSecondLook: string | null
  revisions: unknown
  replacedById: string | null
  replacedBy?: Partial<ExamLists> | null
}

export interface RankingRuns extends Doc {
  recruitmentId: string
  recruitment?: Partial<Recruitments> | null
  at: string | null
  byId: string | null
  by?: Partial<Users> | null
  rule: unknown
  inputsHash: string | null
  state: RankingRunsState
  candidates: number | null
  reason: string | null
}

export interface CalculationSheets extends Doc {
  runId: string
  run?: Partial<RankingRuns> | null
  candidateId: string
  candidate?: Partial<Candidates> | null
  sheet: unknown
}

export interface Appeals extends Doc {
  candidateId: string
  candidate?: Partial<Candidates> | null
  recruitmentId: string | null
  recruitment?: Partial<Recruitments> | null
  about: AppealsAbout
  examTestId: string | null
  examTest?: Partial<ExamTests> | null
  text: string
  filedAt: string | null
  enteredById: string | null
  enteredBy?: Partial<Users> | null
  state: AppealsState
  decision: string | null
  decidedById: string | null
  decidedBy?: Partial<Users> | null
  deciderId: string | null
  decider?: Partial<CommitteeMembers> | null
  decidedAt: string | null
  firstDecidedByIds: string[]
  mark: number | null
  entryId: string | null
  carriedOutAt: string | null
  carriedOutById: string | null
  carriedOutBy?: Partial<Users> | null
  executorId: string | null
  executor?: Partial<CommitteeMembers> | null
  moved: unknown
  docId: string | null
  fileId: string | null
  decisionRef: string | null
  carriedOutRunId: string | null
  carriedOutRun?: Partial<RankingRuns> | null
}

export interface EliminationReasons extends Doc {
  labelFr: string
  labelAr: string
  stage: EliminationReasonsStage
}

export interface LeaveTypes extends Doc {
  code: string
  validFrom: string
  nameFr: string
  nameAr: string
  unit: LeaveTypesUnit
  entitlement: number | null
  paidShare: number | null
  paidShareMonths: number | null
  paidShareAfter: number | null
  ceilingDays: number | null
  ceilingMonths: number | null
  ceilingDaysWomen: number | null
  ceilingDaysMen: number | null
  mostMonths: number | null
  onceInMonths: number | null
  fromEvent: boolean
  certificate: boolean
  proofDays: number | null
  proofDaysRural: number | null
  halfDays: boolean
  carryOver: number | null
  expiresOn: string | null
  minimumMonths: number | null
  noticeDays: number | null
  pastDays: number | null
  allowsNegative: boolean
  isMedical: boolean
  sex: LeaveTypesSex | null
  source: string
}

export interface LeaveRequests extends Doc {
  employeeId: string
  employee?: Partial<Employees> | null
  type: string
  typeId: string | null
  leaveType?: Partial<LeaveTypes> | null
  shownType: string | null
  startDate: string
  endDate: string
  startHalf: boolean
  endHalf: boolean
  workingDays: number | null
  days: unknown
  reason: string | null
  shownReason: string | null
  certificateId: string | null
  replacementId: string | null
  replacement?: Partial<Employees> | null
  status: LeaveRequestsStatus
  step: LeaveRequestsStep
  purpose: LeaveRequestsPurpose
  actorIds: string[]
  managerId: string | null
  manager?: Partial<Users> | null
  managerType: ManagerType | null
  managerSignature: unknown
  hrId: string | null
  hr?: Partial<Users> | null
  hrSignature: unknown
  rejectionReason: string | null
  refNumber: string | null
  addressFr: string | null
  phone: string | null
  bureauId: string | null
  bureau?: Partial<Bureaux> | null
  serviceId: string | null
  service?: Partial<Services> | null
  annexeId: string | null
  annexe?: Partial<Annexes> | null
  certificateDue: string | null
  resumedOn: string | null
  resumedById: string | null
  resumedBy?: Partial<Users> | null
  resumedHalf: boolean
  resumedReason: string | null
  returnPunches: unknown
  cancelledAt: string | null
  cancelReason: string | null
  cancelFrom: string | null
  cancelHalf: boolean
  grantedEndDate: string | null
  returnedDays: unknown
  returnedHalves: unknown
  keptDays: unknown
  eventDate: string | null
  pastReason: string | null
  enteredById: string | null
  enteredBy?: Partial<Users> | null
  visit: LeaveRequestsVisit | null
  visitOn: string | null
  visitNote: string | null
  docId: string | null
  fileId: string | null
  signedFileId: string | null
}

export interface LeaveRecords extends Doc {
  employeeId: string
  employee?: Partial<Employees> | null
  start_date: string
  type: string
  typeId: string | null
  leaveType?: Partial<LeaveTypes> | null
  cumulative_days: number | null
  days_owed: number | null
  days: number
  kind: LeaveRecordsKind
  year: number
  requestId: string | null
  request?: Partial<LeaveRequests> | null
  reason: string | null
  byId: string | null
  by?: Partial<Users> | null
  reversesId: string | null
  reverses?: Partial<LeaveRecords> | null
  expiresOn: string | null
}

export interface LeaveRecounts extends Doc {
  requestId: string
  request?: Partial<LeaveRequests> | null
  employeeId: string
  employee?: Partial<Employees> | null
  cause: LeaveRecountsCause
  change: string
  startDate: string
  endDate: string
  standingDays: number
  countedDays: number
  lackingDays: number | null
  state: LeaveRecountsState
  reason: string | null
  decidedById: string | null
  decidedBy?: Partial<Users> | null
  decidedAt: string | null
}

export interface DocumentRequests extends Doc {
  employeeId: string | null
  employee?: Partial<Employees> | null
  type: DocumentRequestsType
  reason: string | null
  copies: number | null
  language: DocumentRequestsLanguage
  freeText: string | null
  freeTextAr: string | null
  status: DocumentRequestsStatus
  step: DocumentRequestsStep
  receiptNumber: string | null
  year: number | null
  num: number | null
  refNumber: string | null
  submittedAt: string | null
  dueOn: string | null
  queueOrder: number | null
  handledById: string | null
  handledBy?: Partial<Users> | null
  actorIds: string[]
  rejectionReason: string | null
  generatedAt: string | null
  signedAt: string | null
  signedByHand: boolean
  deliveredAt: string | null
  deliveredTo: string | null
  repeatOfId: string | null
  repeatOf?: Partial<DocumentRequests> | null
  docId: string | null
  fileId: string | null
  signedFileId: string | null
}

export interface ContactChanges extends Doc {
  employeeId: string | null
  employee?: Partial<Employees> | null
  changes: unknown
  status: ContactChangesStatus
  decidedById: string | null
  decidedBy?: Partial<Users> | null
  decidedAt: string | null
  reasons: unknown
}

export interface ApprovalRules extends Doc {
  name: string | null
  subject: string
  type: string | null
  unitId: string | null
  daysFrom: number | null
  daysTo: number | null
  steps: unknown
}

export interface Approvals extends Doc {
  subjectCollection: string
  subjectId: string
  employeeId: string | null
  employee?: Partial<Employees> | null
  purpose: ApprovalsPurpose
  stepNo: number
  step: ApprovalsStep
  rule: unknown
  actorIds: string[]
  managerType: ManagerType | null
  decision: ApprovalsDecision
  decidedById: string | null
  decidedBy?: Partial<Users> | null
  onBehalfOfId: string | null
  onBehalfOf?: Partial<Employees> | null
  reason: string | null
  openedAt: string
  dueAt: string | null
  escalated: boolean
  decidedAt: string | null
  signatureId: string | null
  sameAsStep: number | null
  askedIds: string[]
  opinions: unknown
}

export interface Signatures extends Doc {
  subjectCollection: string
  subjectId: string
  signerId: string
  signer?: Partial<Users> | null
  signerName: string | null
  purpose: string
  contentHash: string
  signature: string
  keyId: string
  signedAt: string
  method: SignaturesMethod
  batchId: string
  shown: unknown
  drawing: string | null
  onBehalfOfId: string | null
  onBehalfOf?: Partial<Employees> | null
}

export interface AuthenticDocuments extends Doc {
  docId: string
  kind: string
  refNumber: string | null
  year: number | null
  num: number | null
  subjectCollection: string | null
  subjectId: string | null
  issuedOn: string
  issuedById: string | null
  issuedBy?: Partial<Employees> | null
  language: string | null
  ownerId: string | null
  readerIds: string[]
  readBy: string | null
  record: unknown
  contentHash: string
  seal: string
  keyId: string
  templateId: string | null
  templateVersion: number | null
  fileId: string | null
  sha256: string | null
  signedFileId: string | null
  signedSha256: string | null
  signers: unknown
  state: AuthenticDocumentsState | null
  cancelReason: string | null
  replacedById: string | null
  replacedBy?: Partial<AuthenticDocuments> | null
}

export interface PaperTemplates extends Doc {
  kind: string
  language: PaperTemplatesLanguage
  version: number | null
  body: string
  validFrom: string | null
  authorId: string | null
  author?: Partial<Users> | null
}

export interface Settings extends Doc {
  key: string
  value: unknown
  validFrom: string | null
  logoFileId: string | null
  former: unknown
  formerLogoFileId: string | null
}

export interface DeadlineRules extends Doc {
  code: string
  validFrom: string
  nameFr: string
  nameAr: string
  amount: number
  unit: DeadlineRulesUnit
  counts: DeadlineRulesCounts
  clear: boolean
  onHoliday: OnHoliday
  suspended: unknown
  source: string
}

export interface RetentionRules extends Doc {
  collection: string
  nameFr: string
  nameAr: string
  condition: unknown
  months: number
  act: RetentionRulesAct
  validFrom: string
  basis: string
  state: RetentionRulesState
  proposedById: string | null
  proposedBy?: Partial<Users> | null
  proposedAt: string | null
  confirmedById: string | null
  confirmedBy?: Partial<Users> | null
  confirmedAt: string | null
  endedById: string | null
  endedBy?: Partial<Users> | null
  endedAt: string | null
}

export interface Disposals extends Doc {
  ruleId: string | null
  rule?: Partial<RetentionRules> | null
  refNumber: string | null
  year: number | null
  num: number | null
  startedAt: string | null
  doneAt: string | null
  state: DisposalsState | null
  months: number | null
  count: number | null
  files: number | null
  groups: unknown
  proposedById: string | null
  proposedBy?: Partial<Users> | null
  confirmedById: string | null
  confirmedBy?: Partial<Users> | null
  backupsUntil: string | null
  docId: string | null
  fileId: string | null
}

export interface ImportRuns extends Doc {
  collection: string
  fileName: string | null
  hash: string | null
  rows: number | null
  created: number | null
  updated: number | null
  unchanged: number | null
  refused: number | null
  byId: string | null
  by?: Partial<Users> | null
  at: string
  undoneAt: string | null
  undoneById: string | null
  undoneBy?: Partial<Users> | null
  undoReport: unknown
}

export interface Notifications extends Doc {
  userId: string
  kind: string
  titleKey: string
  params: unknown
  link: string | null
  subjectCollection: string | null
  subjectId: string | null
  needsAck: boolean
  readAt: string | null
  ackAt: string | null
  repeatAfter: string | null
}

export interface NotificationPreferences extends Doc {
  userId: string
  channels: unknown
  quietFrom: string | null
  quietTo: string | null
  quietDays: number[]
  digest: NotificationPreferencesDigest | null
  digestAt: string | null
  digestDay: number | null
  language: string | null
}

export interface Reads extends Doc {
  at: string
  day: string
  who: string
  whoName: string | null
  officeFr: string | null
  officeAr: string | null
  collection: string
  documentId: string | null
  fields: string[]
  door: ReadsDoor
  filter: string | null
  count: number
  employeeId: string | null
  employee?: Partial<Employees> | null
}

export interface Outbox extends Doc {
  channel: OutboxChannel
  to: string
  subject: string | null
  body: string | null
  state: OutboxState
  attempts: number | null
  lastError: string | null
  causedBy: string | null
}

export interface JobRuns extends Doc {
  job: string
  dueAt: string
  startedAt: string | null
  endedAt: string | null
  outcome: JobRunsOutcome | null
  message: string | null
}

export interface ClockDoubts extends Doc {
  believedAt: string
  shownAt: string
  afterEntry: number
  untilEntry: number | null
}

export interface Collections {
  annexes: Annexes
  buildings: Buildings
  locations: Locations
  directions: Directions
  divisions: Divisions
  services: Services
  bureaux: Bureaux
  employeeTypes: EmployeeTypes
  holidays: Holidays
  workSchedules: WorkSchedules
  posts: Posts
  delegations: Delegations
  assignments: Assignments
  grades: Grades
  jobTitles: JobTitles
  persons: Persons
  employees: Employees
  users: Users
  careerSteps: CareerSteps
  roles: Roles
  warnings: Warnings
  absences: Absences
  annexeReports: AnnexeReports
  deductionStatements: DeductionStatements
  devices: Devices
  deviceUploads: DeviceUploads
  malformedPunches: MalformedPunches
  unknownCodes: UnknownCodes
  deviceCommands: DeviceCommands
  deviceDrifts: DeviceDrifts
  punches: Punches
  pointages: Pointages
  pointageCorrections: PointageCorrections
  pointageChanges: PointageChanges
  dayClosings: DayClosings
  dailyAttendance: DailyAttendance
  exitPermissions: ExitPermissions
  duties: Duties
  missions: Missions
  cars: Cars
  carLegalDocuments: CarLegalDocuments
  carOwnerships: CarOwnerships
  carAssignments: CarAssignments
  accidents: Accidents
  maintenances: Maintenances
  fuelLogs: FuelLogs
  spareParts: SpareParts
  spareMovements: SpareMovements
  inventoryTypes: InventoryTypes
  inventoryItems: InventoryItems
  inventoryMovements: InventoryMovements
  inventoryReforms: InventoryReforms
  inventoryCampaigns: InventoryCampaigns
  inventoryExpected: InventoryExpected
  inventoryScans: InventoryScans
  inventoryDifferences: InventoryDifferences
  recruitments: Recruitments
  positions: Positions
  specialties: Specialties
  committees: Committees
  committeeMembers: CommitteeMembers
  candidates: Candidates
  candidateFiles: CandidateFiles
  gradeEntries: GradeEntries
  examTests: ExamTests
  examDocuments: ExamDocuments
  examRooms: ExamRooms
  examCorrigenda: ExamCorrigenda
  examCopies: ExamCopies
  examPresence: ExamPresence
  presenceLists: PresenceLists
  presenceScans: PresenceScans
  examLocks: ExamLocks
  examLists: ExamLists
  rankingRuns: RankingRuns
  calculationSheets: CalculationSheets
  appeals: Appeals
  eliminationReasons: EliminationReasons
  leaveTypes: LeaveTypes
  leaveRequests: LeaveRequests
  leaveRecords: LeaveRecords
  leaveRecounts: LeaveRecounts
  documentRequests: DocumentRequests
  contactChanges: ContactChanges
  approvalRules: ApprovalRules
  approvals: Approvals
  signatures: Signatures
  authenticDocuments: AuthenticDocuments
  paperTemplates: PaperTemplates
  settings: Settings
  deadlineRules: DeadlineRules
  retentionRules: RetentionRules
  disposals: Disposals
  importRuns: ImportRuns
  notifications: Notifications
  notificationPreferences: NotificationPreferences
  reads: Reads
  outbox: Outbox
  jobRuns: JobRuns
  clockDoubts: ClockDoubts
}

export type CollectionId = keyof Collections

export type RejectCode =
  | 'absence_already_exists'
  | 'absence_cell_refused'
  | 'absence_day_not_worked'
  | 'absence_dealt_with'
  | 'absence_follows_from_days'
  | 'absence_of_another'
  | 'accident_third_party_wrong'
  | 'amount_too_large'
  | 'annexe_reports_differ'
  | 'announce_not_of_results'
  | 'announce_not_ready'
  | 'appeal_already_decided'
  | 'appeal_carried_out_by_another'
  | 'appeal_decided_first'
  | 'appeal_decision_word'
  | 'appeal_needs_mark'
  | 'appeal_needs_reason'
  | 'appeal_needs_test'
  | 'appeal_not_accepted'
  | 'appeal_not_yours'
  | 'appeal_received_in_future'
  | 'appeal_too_long'
  | 'appeal_without_subject'
  | 'appeals_closed'
  | 'appeals_too_many'
  | 'appeals_unsettled'
  | 'applicant_codes_exhausted'
  | 'applicant_not_born'
  | 'applicant_too_old'
  | 'applicant_too_young'
  | 'applicant_unreachable'
  | 'application_amendment_reason'
  | 'application_code_required'
  | 'application_contact_used'
  | 'application_contested_often'
  | 'application_exists'
  | 'application_file_not_image'
  | 'application_file_not_pdf'
  | 'application_file_too_large'
  | 'application_files_exhausted'
  | 'application_piece_invalid'
  | 'application_received_hour'
  | 'application_received_in_future'
  | 'application_received_late'
  | 'application_room_exhausted'
  | 'application_size_exhausted'
  | 'application_ticket_unknown'
  | 'applications_closed'
  | 'approval_days_wrong'
  | 'approval_decided'
  | 'approval_no_account'
  | 'approval_not_open'
  | 'approval_not_yours'
  | 'approval_open'
  | 'approval_steps_wrong'
  | 'approval_subject_unknown'
  | 'approval_unit_unknown'
  | 'approval_unknown'
  | 'assignment_after_next'
  | 'assignment_before_former'
  | 'attribute_limit_exceeded'
  | 'attribute_not_found'
  | 'attribute_type_invalid'
  | 'auth_unknown'
  | 'biometric_registration_required'
  | 'bulk_field_by_act'
  | 'candidate_absent'
  | 'candidate_already_employed'
  | 'candidate_claims_nothing'
  | 'candidate_not_announced'
  | 'candidate_not_hired'
  | 'candidate_not_summoned'
  | 'car_assignment_overlaps'
  | 'car_assignment_to_nobody'
  | 'car_document_exists'
  | 'car_in_repair'
  | 'car_in_workshop'
  | 'car_ownership_overlaps'
  | 'car_reformed'
  | 'car_unavailable'
  | 'career_already_begun'
  | 'career_step_before_recruitment'
  | 'career_step_out_of_order'
  | 'clock_not_believed'
  | 'collection_not_found'
  | 'committee_member_exists'
  | 'committee_member_external_employee'
  | 'committee_member_needs_decision'
  | 'committee_member_other_account'
  | 'committee_member_stays'
  | 'committee_member_typists'
  | 'committee_moved'
  | 'committee_of_one_position'
  | 'committee_of_sat_exam'
  | 'committee_position_of_other_exam'
  | 'committee_president_exists'
  | 'committee_president_needed'
  | 'contact_change_empty'
  | 'contact_change_waits'
  | 'contact_changed'
  | 'contact_field_unknown'
  | 'convocation_missing'
  | 'convocations_not_running'
  | 'convocations_not_their_turn'
  | 'convocations_of_nobody'
  | 'convocations_without_day'
  | 'convocations_without_list'
  | 'convocations_without_room'
  | 'convocations_without_seats'
  | 'copies_already_drawn'
  | 'correction_withdrawn'
  | 'corrigendum_before_decision'
  | 'corrigendum_deadline_over'
  | 'corrigendum_deadline_shortened'
  | 'corrigendum_empty'
  | 'corrigendum_marks_begun'
  | 'corrigendum_needs_decision'
  | 'corrigendum_of_draft'
  | 'corrigendum_of_ended_exam'
  | 'database_not_found'
  | 'database_timeout'
  | 'day_already_closed'
  | 'day_not_come'
  | 'day_too_early_to_close'
  | 'deadline_rule_begins_in_the_past'
  | 'deadline_rule_code_unknown'
  | 'deadline_rule_in_use'
  | 'deadline_rule_months_of_work'
  | 'deadline_rule_suspension_wrong'
  | 'deadline_rule_too_long'
  | 'decision_on_oneself'
  | 'decision_without_reason'
  | 'delegation_to_oneself'
  | 'device_code_of_another'
  | 'device_network_unreadable'
  | 'device_not_allowed'
  | 'device_without_network'
  | 'document_already_exists'
  | 'document_delete_restricted'
  | 'document_invalid_structure'
  | 'document_missing_data'
  | 'document_missing_payload'
  | 'document_not_found'
  | 'document_not_refused'
  | 'document_request_closed'
  | 'document_request_open'
  | 'document_request_unsigned'
  | 'document_request_worded'
  | 'document_unique_constraint_violation'
  | 'document_update_conflict'
  | 'documents_missing'
  | 'drift_moves_nothing'
  | 'drift_overlaps'
  | 'duty_lasts_nothing'
  | 'elimination_reason_required'
  | 'employee_in_service'
  | 'employee_lookups_exhausted'
  | 'employee_not_active'
  | 'employee_on_leave'
  | 'employee_out_of_service'
  | 'employee_service_ends'
  | 'employee_service_interrupted'
  | 'employee_unfit'
  | 'employee_with_this_card'
  | 'entry_already_reversed'
  | 'entry_is_reversal'
  | 'entry_needs_second_person'
  | 'escalation_not_further'
  | 'escalation_term_runs'
  | 'exam_age_without_day'
  | 'exam_ages_cross_position'
  | 'exam_ages_crossed'
  | 'exam_cancelled'
  | 'exam_candidate_numbers_missing'
  | 'exam_candidates_not_summoned'
  | 'exam_changed_meanwhile'
  | 'exam_committee_without_president'
  | 'exam_deadline_ahead'
  | 'exam_deadline_past'
  | 'exam_decision_later'
  | 'exam_document_moved'
  | 'exam_document_picture_too_large'
  | 'exam_files_unreviewed'
  | 'exam_gap_of_one_marker'
  | 'exam_list_appeals_run'
  | 'exam_list_contested'
  | 'exam_list_files_wait'
  | 'exam_list_missing'
  | 'exam_list_of_results'
  | 'exam_list_outdated'
  | 'exam_list_provisional_first'
  | 'exam_list_published'
  | 'exam_list_second_looks'
  | 'exam_list_too_early'
  | 'exam_not_in_marking'
  | 'exam_not_open'
  | 'exam_of_row_changed'
  | 'exam_position_of_other_exam'
  | 'exam_position_without_posts'
  | 'exam_position_without_test'
  | 'exam_presence_open'
  | 'exam_proofs_wait'
  | 'exam_published'
  | 'exam_quota_beyond_posts'
  | 'exam_quota_only_post'
  | 'exam_quota_sum'
  | 'exam_quota_without_numbers'
  | 'exam_results_missing'
  | 'exam_results_unannounced'
  | 'exam_room_empty'
  | 'exam_room_of_written'
  | 'exam_room_seated'
  | 'exam_room_test_elsewhere'
  | 'exam_room_test_taken'
  | 'exam_rows_published'
  | 'exam_seats_before_closing'
  | 'exam_seats_missing'
  | 'exam_seats_summoned'
  | 'exam_signed_before_decision'
  | 'exam_test_moved'
  | 'exam_tie_unknown_test'
  | 'exam_time_without_date'
  | 'exam_weight_of_several_tests'
  | 'exam_without_address'
  | 'exam_without_appeal_days'
  | 'exam_without_appeals'
  | 'exam_without_committee'
  | 'exam_without_invigilation'
  | 'exam_without_oral_test'
  | 'exam_without_posts'
  | 'exam_without_rooms'
  | 'exam_without_tests'
  | 'exam_without_written_test'
  | 'exam_written_before_oral'
  | 'exam_written_unlocked'
  | 'exit_ends_before_start'
  | 'exit_not_open'
  | 'exit_overlaps'
  | 'fiscal_power_wrong'
  | 'flow_step_forbidden'
  | 'general_argument_invalid'
  | 'general_bad_request'
  | 'general_cursor_not_found'
  | 'general_idempotency_conflict'
  | 'general_not_implemented'
  | 'general_phone_disabled'
  | 'general_push_disabled'
  | 'general_query_invalid'
  | 'general_rate_limit_exceeded'
  | 'general_request_timeout'
  | 'general_request_too_large'
  | 'general_route_not_found'
  | 'general_server_busy'
  | 'general_smtp_disabled'
  | 'general_storage_full'
  | 'general_storage_unavailable'
  | 'general_storage_unreadable'
  | 'general_unauthorized_scope'
  | 'general_unknown_origin'
  | 'general_unknown_outcome'
  | 'handover_day_impossible'
  | 'head_inactive'
  | 'import_ambiguous'
  | 'import_day_order_in_doubt'
  | 'import_digits_lost'
  | 'import_formula_without_value'
  | 'import_half_of_text'
  | 'import_hidden_columns'
  | 'import_hidden_rows'
  | 'import_key_empty'
  | 'import_letters_lost'
  | 'import_mapping_unknown'
  | 'import_no_header'
  | 'import_repeated'
  | 'import_too_many_unknown'
  | 'import_two_columns'
  | 'import_two_documents'
  | 'import_undo_changed'
  | 'import_undo_erased'
  | 'import_undo_followed'
  | 'import_undo_late'
  | 'import_undo_stays'
  | 'import_units_of_two_names'
  | 'inventory_acquired_in_future'
  | 'inventory_before_entry'
  | 'inventory_bureau_counted_already'
  | 'inventory_bureau_not_counted'
  | 'inventory_campaign_not_counted'
  | 'inventory_campaign_not_deletable'
  | 'inventory_campaign_not_member'
  | 'inventory_campaign_not_open'
  | 'inventory_campaign_offices_stay'
  | 'inventory_campaign_open_already'
  | 'inventory_campaign_over'
  | 'inventory_campaign_scanned_meanwhile'
  | 'inventory_campaign_stays'
  | 'inventory_campaign_without_members'
  | 'inventory_campaign_without_offices'
  | 'inventory_code_missing'
  | 'inventory_code_of_bureau'
  | 'inventory_count_closing'
  | 'inventory_day_in_future'
  | 'inventory_decision_misfit'
  | 'inventory_decision_not_possible'
  | 'inventory_decision_reason_missing'
  | 'inventory_designation_missing'
  | 'inventory_differences_undecided'
  | 'inventory_entered_already'
  | 'inventory_entered_long_ago'
  | 'inventory_has_moved'
  | 'inventory_holds_already'
  | 'inventory_item_in_repair'
  | 'inventory_item_known'
  | 'inventory_item_lost'
  | 'inventory_item_not_held'
  | 'inventory_item_not_in_repair'
  | 'inventory_item_reformed'
  | 'inventory_minutes_before_closing'
  | 'inventory_moved_by_acts'
  | 'inventory_not_receiver'
  | 'inventory_not_signed'
  | 'inventory_nothing_pending'
  | 'inventory_number_of_all'
  | 'inventory_number_of_many'
  | 'inventory_number_taken'
  | 'inventory_number_without_digits'
  | 'inventory_numbered_already'
  | 'inventory_numbers_twice'
  | 'inventory_paper_not_yours'
  | 'inventory_paper_of_handover'
  | 'inventory_paper_of_loss'
  | 'inventory_paper_of_undone'
  | 'inventory_paper_too_long'
  | 'inventory_part_of_several'
  | 'inventory_place_cleared'
  | 'inventory_quantity_above'
  | 'inventory_quitus_holds'
  | 'inventory_receiver_left'
  | 'inventory_reform_cancelled_by_another'
  | 'inventory_reform_decided_already'
  | 'inventory_reform_decided_in_future'
  | 'inventory_reform_elsewhere'
  | 'inventory_reform_members'
  | 'inventory_reform_minutes_undecided'
  | 'inventory_reform_not_decided'
  | 'inventory_reform_not_draft'
  | 'inventory_reform_not_sold'
  | 'inventory_reform_of_reformed'
  | 'inventory_reform_over'
  | 'inventory_reform_second_person'
  | 'inventory_reform_without_beneficiary'
  | 'inventory_reform_without_decision'
  | 'inventory_reform_without_items'
  | 'inventory_reform_without_proceeds'
  | 'inventory_reformed_by_reform'
  | 'inventory_register_too_long'
  | 'inventory_register_year'
  | 'inventory_same_quantity'
  | 'inventory_sample_of_nothing'
  | 'inventory_scan_ahead'
  | 'inventory_scan_before_opening'
  | 'inventory_scan_moment_unreadable'
  | 'inventory_serial_of_many'
  | 'inventory_sheet_of_nothing'
  | 'inventory_stands_there'
  | 'inventory_too_many_differences'
  | 'inventory_undo_of_entry'
  | 'inventory_undo_of_part'
  | 'inventory_undo_of_reform'
  | 'inventory_undo_of_undoing'
  | 'inventory_undone_already'
  | 'job_goes_on'
  | 'job_has_ended'
  | 'job_not_found'
  | 'job_still_running'
  | 'juror_stepped_back'
  | 'jury_unequal'
  | 'labels_already_printed'
  | 'last_administrator'
  | 'law_row_day'
  | 'law_row_unknown'
  | 'leave_already_resumed'
  | 'leave_balance_not_yours'
  | 'leave_being_decided'
  | 'leave_beyond_balance'
  | 'leave_beyond_ceiling'
  | 'leave_calendar_too_long'
  | 'leave_certificate_missing'
  | 'leave_correction_below_zero'
  | 'leave_correction_day'
  | 'leave_correction_empty'
  | 'leave_day_outside'
  | 'leave_days_not_halves'
  | 'leave_empty'
  | 'leave_ends_before_start'
  | 'leave_event_missing'
  | 'leave_few_present'
  | 'leave_in_the_past'
  | 'leave_lasts_too_long'
  | 'leave_not_for_them'
  | 'leave_not_granted'
  | 'leave_not_medical'
  | 'leave_not_open'
  | 'leave_not_refused'
  | 'leave_not_yours'
  | 'leave_notice_short'
  | 'leave_opening_columns'
  | 'leave_opening_twice'
  | 'leave_opening_unknown'
  | 'leave_outside_event'
  | 'leave_over'
  | 'leave_overlaps'
  | 'leave_record_posted_by_house'
  | 'leave_record_stands'
  | 'leave_recount_decided'
  | 'leave_replaces_oneself'
  | 'leave_resumed_before'
  | 'leave_return_reason'
  | 'leave_return_unproved'
  | 'leave_service_short'
  | 'leave_statement_not_yet'
  | 'leave_taken_once'
  | 'leave_too_long'
  | 'leave_type_ceiling'
  | 'leave_type_code'
  | 'leave_type_of_statute'
  | 'leave_type_share'
  | 'leave_type_unknown'
  | 'leave_type_used'
  | 'leave_type_without_balance'
  | 'leave_unit_not_yours'
  | 'leave_without_certificate'
  | 'leave_without_days'
  | 'leave_without_half_days'
  | 'leave_year_not_entered'
  | 'letter_closed'
  | 'letter_handed_over'
  | 'letter_not_due'
  | 'letter_not_handed_over'
  | 'lift_not_allowed'
  | 'location_duplicate'
  | 'location_has_offices'
  | 'location_name_required'
  | 'lock_by_presence'
  | 'lock_needs_another'
  | 'lock_not_a_member'
  | 'lock_nothing'
  | 'lot_already_marked'
  | 'maintenance_finished'
  | 'maintenance_parts_wrong'
  | 'mark_already_given'
  | 'mark_changes_before_lock'
  | 'mark_not_standing'
  | 'mark_out_of_range'
  | 'marker_knows_candidates'
  | 'marker_stays_blind'
  | 'markers_count_wrong'
  | 'marks_locked'
  | 'marks_missing'
  | 'marks_not_locked'
  | 'medical_file_elsewhere'
  | 'member_cannot_mark'
  | 'minima_by_notice'
  | 'mission_cancelled'
  | 'mission_car_busy'
  | 'mission_car_inspection_expired'
  | 'mission_car_insurance_expired'
  | 'mission_dates_not_set'
  | 'mission_driver_busy'
  | 'mission_employee_busy'
  | 'mission_goes_twice'
  | 'mission_order_cancelled'
  | 'mission_over'
  | 'mission_too_long'
  | 'month_not_over'
  | 'no_written_copy'
  | 'not_a_marker'
  | 'not_a_month'
  | 'not_happened_yet'
  | 'not_the_president'
  | 'notification_must_show'
  | 'notification_not_to_acknowledge'
  | 'odometer_goes_back'
  | 'odometer_leaps'
  | 'odometer_never_replaced'
  | 'odometer_read_on_former'
  | 'odometer_replaced_since'
  | 'opinion_not_yours'
  | 'outbox_not_failed'
  | 'paper_arabic_missing'
  | 'paper_fact_missing'
  | 'paper_french_missing'
  | 'paper_kind_unknown'
  | 'paper_not_found'
  | 'paper_not_printed'
  | 'paper_not_valid'
  | 'paper_signed'
  | 'paper_unprintable'
  | 'password_personal_data'
  | 'password_recently_used'
  | 'period_too_long'
  | 'permission_unknown'
  | 'person_differs'
  | 'person_of_another'
  | 'phase_not_locked'
  | 'photo_dark_background'
  | 'photo_of_one_colour'
  | 'photo_required'
  | 'photo_too_small'
  | 'photo_wrong_shape'
  | 'plate_wrong'
  | 'pointage_not_to_wait'
  | 'pointage_nothing_corrected'
  | 'pointage_out_before_in'
  | 'post_exists'
  | 'post_planned_below_filled'
  | 'presence_after_draw'
  | 'presence_closed'
  | 'presence_code_unknown'
  | 'presence_list_of_another'
  | 'presence_list_room_unknown'
  | 'presence_lists_out'
  | 'presence_marked'
  | 'presence_moment_ahead'
  | 'presence_moment_before_list'
  | 'presence_moment_unreadable'
  | 'presence_needs_another'
  | 'presence_needs_reason'
  | 'presence_not_closed'
  | 'presence_not_invigilator'
  | 'presence_not_now'
  | 'presence_not_summoned'
  | 'presence_of_nobody'
  | 'presence_proposal_decided'
  | 'presence_proposal_needs_reason'
  | 'presence_proposals_waiting'
  | 'presence_rehearsed'
  | 'presence_still_open'
  | 'presence_unchanged'
  | 'project_invalid_failure_url'
  | 'project_invalid_success_url'
  | 'project_key_expired'
  | 'project_not_found'
  | 'project_provider_disabled'
  | 'project_provider_unsupported'
  | 'proof_of_work_required'
  | 'proof_of_work_used'
  | 'proof_reason_required'
  | 'proof_without_document'
  | 'provisional_list_published'
  | 'punches_device_not_allowed'
  | 'punches_file_without_lines'
  | 'qr_generation_failed'
  | 'ranking_outdated'
  | 'recomputation_preview_too_long'
  | 'recusal_after_mark'
  | 'recusal_not_a_juror'
  | 'recusal_reason_required'
  | 'refusal_notice_too_early'
  | 'relationship_value_invalid'
  | 'reply_term_passed'
  | 'reply_term_runs'
  | 'reply_too_late'
  | 'report_already_exists'
  | 'report_does_not_add_up'
  | 'report_without_annexe'
  | 'resource_unknown'
  | 'results_already_announced'
  | 'results_unchanged'
  | 'retention_condition_wrong'
  | 'retention_data_unknown'
  | 'retention_months_out_of_bounds'
  | 'retention_rule_no_draft'
  | 'retention_rule_not_in_force'
  | 'retention_rule_not_proposed'
  | 'retention_rule_same_person'
  | 'review_too_many'
  | 'schedule_break_outside'
  | 'schedule_ends_before_start'
  | 'schedule_not_overnight'
  | 'schedule_of_several_units'
  | 'second_look_by_first'
  | 'second_look_not_due'
  | 'secretariat_gives_no_mark'
  | 'secretariat_locks_nothing'
  | 'service_end_account_later'
  | 'service_end_ground_required'
  | 'service_end_kind'
  | 'service_end_reason_required'
  | 'setting_no_number_pattern'
  | 'setting_out_of_bounds'
  | 'setting_shape_wrong'
  | 'signature_drawing_invalid'
  | 'signature_not_a_person'
  | 'signature_of_another'
  | 'signature_paper_outdated'
  | 'signature_too_many'
  | 'signature_without_act'
  | 'signing_closed'
  | 'simulation_not_now'
  | 'spare_count_line_wrong'
  | 'spare_count_of_nothing'
  | 'spare_count_twice'
  | 'spare_count_unknown_part'
  | 'spare_movement_of_nothing'
  | 'spare_movement_without_reason'
  | 'spare_part_not_enough'
  | 'specialty_of_another_position'
  | 'specialty_position_changed'
  | 'statement_empty'
  | 'statement_not_ready'
  | 'statement_not_signed'
  | 'statement_outdated'
  | 'statement_signed'
  | 'statistics_period'
  | 'storage_bucket_not_found'
  | 'storage_file_already_exists'
  | 'storage_file_empty'
  | 'storage_file_lost'
  | 'storage_file_not_found'
  | 'storage_file_type_unsupported'
  | 'storage_file_unreadable'
  | 'storage_image_resolution_exceeded'
  | 'storage_invalid_appwrite_id'
  | 'storage_invalid_content_range'
  | 'storage_invalid_file'
  | 'storage_invalid_file_size'
  | 'storage_invalid_range'
  | 'storage_quota_exceeded'
  | 'storage_scanner_unavailable'
  | 'store_not_empty'
  | 'template_field_missing'
  | 'template_field_unknown'
  | 'template_unpaired'
  | 'token_not_found'
  | 'trash_restore_late'
  | 'unit_merged_into_itself'
  | 'units_both_have_hours'
  | 'user_address_unproven'
  | 'user_already_exists'
  | 'user_api_key_and_session_set'
  | 'user_auth_method_unsupported'
  | 'user_authenticator_already_verified'
  | 'user_authenticator_not_found'
  | 'user_blocked'
  | 'user_challenge_required'
  | 'user_email_already_exists'
  | 'user_email_already_verified'
  | 'user_email_not_found'
  | 'user_email_not_verified'
  | 'user_employee_taken'
  | 'user_identity_not_found'
  | 'user_invalid_credentials'
  | 'user_invalid_token'
  | 'user_jwt_and_cookie_set'
  | 'user_jwt_creation_denied'
  | 'user_jwt_invalid'
  | 'user_more_factors_required'
  | 'user_not_found'
  | 'user_oauth2_provider_error'
  | 'user_password_reset_required'
  | 'user_phone_already_exists'
  | 'user_phone_already_verified'
  | 'user_phone_not_found'
  | 'user_phone_not_verified'
  | 'user_recovery_codes_already_exists'
  | 'user_recovery_codes_not_found'
  | 'user_session_already_exists'
  | 'user_session_not_found'
  | 'user_target_already_exists'
  | 'user_target_not_found'
  | 'user_unauthorized'
  | 'waiting_list_changed'
  | 'warning_already_exists'
  | 'warning_cancelled'
  | 'warning_day_not_worked'
  | 'warning_is_issued'
  | 'warning_not_signed'
  | 'warning_paper_cancelled'
  | 'warning_reason_required'
  | 'warning_without_request'
  | 'warnings_line_refused'
  | 'warnings_too_many'
  | 'weekday_unknown'
