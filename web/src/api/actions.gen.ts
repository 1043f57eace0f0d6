// Emitted by `diwan types`.
import type { Absences, AnnexeReports, Appeals, Candidates, CareerSteps, Cars, ContactChanges, DeductionStatements, DocumentRequests, Employees, ExamCorrigenda, ExamLists, ExamLocks, ExitPermissions, GradeEntries, LeaveRecounts, LeaveRequests, Maintenances, Missions, Notifications, PointageCorrections, RankingRuns, Recruitments, Warnings } from './schema.gen'

/** What each action is given, by its id. */
export interface ActionInputs {
  'annexes.import': {
    /** A workbook or a CSV file. */
    file: Blob
    /** Whether nothing stays of it but the report. */
    dryRun?: boolean | null
    /** Whether units that are missing are made, where the caller may. */
    createUnits?: boolean | null
    /** Missing units that are others under a second spelling: one spelling, and another of the file or the name of one that stands. */
    sameUnits?: Record<string, string> | null
    /** The name of the sheet; the first visible one with rows unless it is said. */
    sheet?: string | null
    /** Columns mapped by hand: title or letter, and the field; an empty field leaves the column out. */
    mapping?: Record<string, string> | null
    /** The encoding of a text file, where its letters may be those of two: `utf-8`, `windows-1252`, `windows-1256`, `macintosh`, `cp850`, `x-mac-arabic`, `cp720` or `utf-8-twice`. */
    encoding?: string | null
    /** Days of three numbers: `dmy` or `mdy`; day first unless it is said or a column is in doubt. */
    dayOrder?: string | null
    /** Whether rows and columns that are hidden or filtered in the sheet are left out. */
    skipHidden?: boolean | null
    /** The language of the report: `fr`, `ar` or `en`; the caller's unless it is said. */
    language?: string | null
  }
  'annexes.merge': {
    /** The unit that goes. */
    id: string
    /** The one that it is, which stays. */
    intoId: string
    /** Which reports stand where both have others of one time. */
    reports?: 'into' | 'from' | 'sum' | null
  }
  'buildings.import': ActionInputs['annexes.import']
  'directions.import': ActionInputs['annexes.import']
  'directions.merge': ActionInputs['annexes.merge']
  'divisions.import': ActionInputs['annexes.import']
  'divisions.merge': ActionInputs['annexes.merge']
  'services.import': ActionInputs['annexes.import']
  'services.merge': ActionInputs['annexes.merge']
  'bureaux.import': ActionInputs['annexes.import']
  'bureaux.merge': ActionInputs['annexes.merge']
  'employeeTypes.import': ActionInputs['annexes.import']
  'holidays.import': ActionInputs['annexes.import']
  'workSchedules.import': ActionInputs['annexes.import']
  'posts.import': ActionInputs['annexes.import']
  'delegations.import': ActionInputs['annexes.import']
  'assignments.import': ActionInputs['annexes.import']
  'grades.import': ActionInputs['annexes.import']
  'grades.addKnown': Record<string, never>
  'jobTitles.import': ActionInputs['annexes.import']
  'jobTitles.addKnown': Record<string, never>
  'persons.import': ActionInputs['annexes.import']
  'employees.import': ActionInputs['annexes.import']
  'employees.certificate': {
    /** The employee. */
    employeeId: string
    /** The language of the paper. */
    language: 'fr' | 'ar' | 'both'
    /** The kind of the paper; it may leave out `_certificate` and `employee_`. */
    kind: string
  }
  'employees.letter': {
    /** The employee. */
    employeeId: string
    /** The language of the letter. */
    language: 'fr' | 'ar' | 'both'
    /** What it is about, in one line. */
    subject: string
    /** The same in Arabic. */
    subjectAr?: string | null
    /** To whom it goes, in a few lines. */
    addressee: string
    /** The same in Arabic. */
    addresseeAr?: string | null
    /** Through whom it goes up to them, in one line. */
    underCover?: string | null
    /** The same in Arabic. */
    underCoverAr?: string | null
    /** How the addressee is spoken to, in one line: `Monsieur le Gouverneur`. */
    civility?: string | null
    /** The same in Arabic. */
    civilityAr?: string | null
    /** What it refers to, in a few lines. */
    reference?: string | null
    /** The same in Arabic. */
    referenceAr?: string | null
    /** What goes with it, in a few lines. */
    attachments?: string | null
    /** The same in Arabic. */
    attachmentsAr?: string | null
    /** Its text; a blank line parts paragraphs. */
    body: string
    /** The same in Arabic, without which there is no letter in both. */
    bodyAr?: string | null
    /** Who gets a copy. */
    copies?: string[] | null
  }
  'employees.departures': Record<string, never>
  'employees.pastDays': {
    /** The employee. */
    id: string
    /** The first day. */
    from: string
  }
  'employees.lookup': {
    /** An identity number (CIN) or a personnel number, whole. */
    number: string
  }
  'employees.handover': {
    /** The employee. */
    id: string
    /** From which day on they are away, today where none is named. */
    on?: string | null
  }
  'employees.endService': {
    employeeId?: CareerSteps['employeeId'] | null
    kind?: CareerSteps['kind'] | null
    on?: CareerSteps['on'] | null
    ground?: CareerSteps['ground'] | null
    position?: CareerSteps['position'] | null
    decisionRef?: CareerSteps['decisionRef'] | null
    decisionDate?: CareerSteps['decisionDate'] | null
    fileId?: CareerSteps['fileId'] | null
    outOfOrderReason?: CareerSteps['outOfOrderReason'] | null
    /** Nobody signs in for them any more; administrators may say so. */
    disableAccount?: boolean | null
  }
  'employees.resumeService': {
    employeeId?: CareerSteps['employeeId'] | null
    on?: CareerSteps['on'] | null
    decisionRef?: CareerSteps['decisionRef'] | null
    decisionDate?: CareerSteps['decisionDate'] | null
    fileId?: CareerSteps['fileId'] | null
    outOfOrderReason?: CareerSteps['outOfOrderReason'] | null
  }
  'users.import': ActionInputs['annexes.import']
  'users.invite': {
    /** The address. */
    email: string
    /** The name. */
    username: string
    /** The password; a one-time one is made unless it is given. */
    password?: string | null
    /** Whether a letter lets the person choose the password. */
    byMail?: boolean | null
    /** Words of access. */
    auth?: string[] | null
    /** The roles that are given. */
    roles?: string[] | null
    /** The file of the employee who it is. */
    employeeId?: string | null
  }
  'users.accept': {
    /** The user: the id of the account, or of the row. */
    userId: string
    /** The file of the employee who it is. */
    employeeId?: string | null
    /** The roles that are given. */
    roles?: string[] | null
    /** The second yes, for an address that nobody has proven. */
    acceptUnverified?: boolean | null
  }
  'users.resetPassword': {
    /** The user: the id of the account, or of the row. */
    userId: string
    /** The password; a one-time one is made unless it is given. */
    password?: string | null
  }
  'users.sessions': {
    /** The user: the id of the account, or of the row. */
    userId: string
  }
  'users.endSession': {
    /** The user: the id of the account, or of the row. */
    userId: string
    /** The session. */
    sessionId: string
  }
  'users.endSessions': ActionInputs['users.sessions']
  'users.resetSecondFactor': ActionInputs['users.sessions']
  'users.signInLog': {
    /** The user: the id of the account, or of the row. */
    userId: string
    /** So many entries are left out, the newest ones. */
    offset?: number | null
    /** So many are told at most. */
    limit?: number | null
  }
  'careerSteps.import': ActionInputs['annexes.import']
  'roles.import': ActionInputs['annexes.import']
  'warnings.import': ActionInputs['annexes.import']
  'warnings.acknowledge': {
    /** The document. */
    id: string
  }
  'warnings.dispute': {
    /** The document. */
    id: string
    /** The reply. */
    response: Warnings['response']
    /** A file that goes with it, in `downloadable-documents`. */
    fileId?: Warnings['replyFileId'] | null
  }
  'warnings.decide': {
    /** The letter. */
    id: string
    /** Whether it is upheld or cancelled. */
    decision: 'upheld' | 'cancelled'
    /** Why. */
    reason: Warnings['decision']
  }
  'warnings.cancel': {
    /** The document. */
    id: string
    /** Why. */
    reason: Warnings['cancelledReason']
  }
  'warnings.handOver': {
    /** The document. */
    id: string
    /** On which day. */
    on: Warnings['handedOn']
    /** How; not by the portal, which enters itself. */
    how: Warnings['handedHow']
    /** The receipt, in `downloadable-documents`. */
    fileId?: Warnings['receiptFileId'] | null
  }
  'warnings.escalate': {
    /** The document. */
    id: string
    /** What the next one is. */
    kind: Warnings['kind']
    /** What it says; as the former one unless it is said. */
    reason?: Warnings['reason'] | null
    /** The last day to reply to it. */
    replyUntil?: Warnings['replyUntil'] | null
  }
  'warnings.sign': ActionInputs['warnings.acknowledge']
  'warnings.signByHand': {
    /** The document. */
    id: string
    /** The scan of the signed sheet, in `downloadable-documents`. */
    fileId: Warnings['signedScanId']
  }
  'warnings.propose': {
    /** The first day. */
    from: string
    /** The last day. */
    to: string
    /** Of this bureau. */
    bureauId?: string | null
    /** Of this service. */
    serviceId?: string | null
    /** Of this annexe. */
    annexeId?: string | null
    /** Lateness from so many minutes; from any that is not tolerated unless it is said. */
    lateFrom?: number | null
  }
  'warnings.issue': {
    /** The letters: employee, date, absent, minutesLate, kind, reason, each as a warning has it. */
    warnings: unknown
    /** The last day to reply to any of them. */
    replyUntil?: string | null
  }
  'warnings.print': {
    /** The document. */
    id: string
    /** The language of the paper. */
    language: 'fr' | 'ar' | 'both'
  }
  'warnings.printAll': {
    /** The letters. */
    ids: string[]
    /** The language of the papers. */
    language: 'fr' | 'ar' | 'both'
  }
  'warnings.draft': ActionInputs['warnings.print']
  'absences.justify': {
    /** The absences. */
    ids: string[]
    /** Why. */
    reason: Absences['reason']
    /** More about it. */
    explanation?: Absences['explanation'] | null
    /** A file that proves it, in `downloadable-documents`. */
    fileId?: Absences['fileId'] | null
    /** A certificate, in `medical-certificates`. */
    medicalFileId?: Absences['medicalFileId'] | null
  }
  'absences.enter': {
    /** `{employeeId, date}` each. */
    cells: unknown
    /** Whether it only says what would be done. */
    dryRun?: boolean | null
    /** Why. */
    reason: Absences['reason']
    /** More about it. */
    explanation?: Absences['explanation'] | null
    /** A file that proves it, in `downloadable-documents`. */
    fileId?: Absences['fileId'] | null
    /** A certificate, in `medical-certificates`. */
    medicalFileId?: Absences['medicalFileId'] | null
  }
  'absences.advise': {
    /** The document. */
    id: string
    /** For or against. */
    opinion: Absences['opinion']
    /** Why. */
    note?: Absences['opinionNote'] | null
  }
  'absences.decide': {
    /** The absences. */
    ids: string[]
    /** Accepted or refused. */
    decision: 'accepted' | 'refused'
    /** Why. */
    reason?: Absences['decisionReason'] | null
  }
  'annexeReports.import': ActionInputs['annexes.import']
  'annexeReports.enter': {
    annexe?: AnnexeReports['annexe'] | null
    date?: AnnexeReports['date'] | null
    periodType?: AnnexeReports['periodType'] | null
    justifiedAbsences?: AnnexeReports['justifiedAbsences'] | null
    unjustifiedAbsences?: AnnexeReports['unjustifiedAbsences'] | null
    abscence?: AnnexeReports['abscence'] | null
    headcount?: AnnexeReports['headcount'] | null
    notes?: AnnexeReports['notes'] | null
  }
  'annexeReports.generate': {
    /** A day of it. */
    date: string
    /** A day, a week or a month; a day unless it is said. */
    periodType?: 'daily' | 'weekly' | 'monthly' | null
  }
  'deductionStatements.generate': {
    /** The month, `2026-11`. */
    month: string
    /** Of this employee alone. */
    employeeId?: string | null
  }
  'deductionStatements.sign': ActionInputs['warnings.acknowledge']
  'deductionStatements.signByHand': {
    /** The document. */
    id: string
    /** The scan of the signed sheet, in `downloadable-documents`. */
    fileId: DeductionStatements['signedScanId']
  }
  'deductionStatements.cancel': {
    /** The document. */
    id: string
    /** Why. */
    reason: DeductionStatements['cancelledReason']
  }
  'deductionStatements.print': ActionInputs['warnings.print']
  'deductionStatements.draft': ActionInputs['warnings.print']
  'devices.import': ActionInputs['annexes.import']
  'devices.resend': {
    /** The device. */
    id: string
    /** The first day, none before the device was in use; with none it sends all that it holds. */
    from?: string | null
    /** The last day; today unless it is said. */
    to?: string | null
  }
  'devices.sendNames': {
    /** The device. */
    id: string
    /** The employees; those of its annexe when none is named. */
    employeeIds?: string[] | null
  }
  'devices.setTime': {
    /** The device. */
    id: string
  }
  'devices.deleteStrangers': Record<string, never>
  'unknownCodes.assign': {
    /** The unknown code. */
    id: string
    /** The employee. */
    employeeId: string
  }
  'deviceDrifts.import': ActionInputs['annexes.import']
  'punches.importFile': {
    /** The device that wrote it. */
    deviceId: string
    /** The file, such as `attlog.dat`. */
    file: Blob
    /** Whether nothing stays of it but the report. */
    dryRun?: boolean | null
  }
  'pointages.correct': {
    employeeId?: PointageCorrections['employeeId'] | null
    date?: PointageCorrections['date'] | null
    firstIn?: PointageCorrections['firstIn'] | null
    lastOut?: PointageCorrections['lastOut'] | null
    dayKind?: PointageCorrections['dayKind'] | null
    reason?: PointageCorrections['reason'] | null
    fileId?: PointageCorrections['fileId'] | null
  }
  'pointages.withdrawCorrection': ActionInputs['warnings.acknowledge']
  'days.close': {
    /** Which. */
    date: string
    /** Of one annexe, of all where none is named. */
    annexe?: string | null
    /** Why. */
    reason: string
  }
  'days.preview': {
    /** The first day. */
    from: string
    /** The last day. */
    to: string
  }
  'days.recompute': {
    /** The first day. */
    from: string
  }
  'pointages.month': {
    /** `2026-11`. */
    month: string
    /** Of one annexe, */
    annexe?: string | null
    /** of one service, */
    serviceId?: string | null
    /** of one bureau. */
    bureauId?: string | null
  }
  'pointages.week': {
    /** A day of it; weeks begin on Monday. */
    date: string
    /** Of one annexe, */
    annexe?: string | null
    /** of one service, */
    serviceId?: string | null
    /** of one bureau. */
    bureauId?: string | null
  }
  'pointages.year': {
    /** Whose. */
    employeeId: string
    /** Which. */
    year: number
  }
  'pointages.now': {
    /** Of one annexe, */
    annexe?: string | null
    /** of one service, */
    serviceId?: string | null
    /** of one bureau. */
    bureauId?: string | null
  }
  'statistics.attendance': {
    /** The first day. */
    from: string
    /** The last day. */
    to: string
    /** By days or by months; by months unless it is said. */
    by?: 'day' | 'month' | null
  }
  'exitPermissions.request': {
    /** The day. */
    date: string
    /** Out at, `HH:MM`. */
    fromTime: string
    /** Back at, `HH:MM`. */
    toTime: string
    /** Why. */
    reason?: string | null
  }
  'exitPermissions.enter': {
    /** Who is out. */
    employeeId: string
    /** The day. */
    date: string
    /** Out at, `HH:MM`. */
    fromTime: string
    /** Back at, `HH:MM`. */
    toTime: string
    /** Why. */
    reason?: string | null
  }
  'exitPermissions.cancel': {
    /** The document. */
    id: string
    /** Why; said of somebody else's. */
    reason?: ExitPermissions['decisionReason'] | null
  }
  'duties.import': ActionInputs['annexes.import']
  'missions.import': ActionInputs['annexes.import']
  'missions.cancel': {
    /** The document. */
    id: string
    /** Why it is called off. */
    reason: Missions['cancelledReason']
  }
  'missions.close': {
    /** The document. */
    id: string
    returnedAt?: Missions['returnedAt'] | null
    odometerOut?: Missions['odometerOut'] | null
    odometerIn?: Missions['odometerIn'] | null
    odometerChecked?: Missions['odometerChecked'] | null
    fuelLitres?: Missions['fuelLitres'] | null
    fuelCost?: Missions['fuelCost'] | null
  }
  'missions.print': ActionInputs['warnings.print']
  'missions.conflicts': {
    /** The mission, when it stands already. */
    id?: string | null
    persoActifId?: Missions['persoActifId'] | null
    bureau?: Missions['bureau'] | null
    serviceId?: Missions['serviceId'] | null
    destination?: Missions['destination'] | null
    carId?: Missions['carId'] | null
    driverId?: Missions['driverId'] | null
    numSerie?: Missions['numSerie'] | null
    mission?: Missions['mission'] | null
    departAt?: Missions['departAt'] | null
    returnAt?: Missions['returnAt'] | null
    returnedAt?: Missions['returnedAt'] | null
    transport?: Missions['transport'] | null
    companions?: Missions['companions'] | null
    odometerOut?: Missions['odometerOut'] | null
    odometerIn?: Missions['odometerIn'] | null
    odometerChecked?: Missions['odometerChecked'] | null
    distance?: Missions['distance'] | null
    fuelLitres?: Missions['fuelLitres'] | null
    fuelCost?: Missions['fuelCost'] | null
    overrideReason?: Missions['overrideReason'] | null
    overriddenById?: Missions['overriddenById'] | null
    overridden?: Missions['overridden'] | null
    year?: Missions['year'] | null
    num?: Missions['num'] | null
    month?: Missions['month'] | null
    status?: Missions['status'] | null
    cancelledReason?: Missions['cancelledReason'] | null
    cancelledAt?: Missions['cancelledAt'] | null
    docId?: Missions['docId'] | null
    documentId?: Missions['documentId'] | null
    signedDocumentId?: Missions['signedDocumentId'] | null
    changeReason?: Missions['changeReason'] | null
    datesDueOn?: Missions['datesDueOn'] | null
    annexeId?: Missions['annexeId'] | null
    destinationAr?: Missions['destinationAr'] | null
    missionAr?: Missions['missionAr'] | null
  }
  'missions.cars': {
    /** The mission, when it stands already: it takes its car from nobody. */
    id?: string | null
    departAt?: Missions['departAt'] | null
    returnAt?: Missions['returnAt'] | null
  }
  'missions.calendar': {
    /** Whose missions it shows: one's own, or all, for administrators of missions. */
    scope?: 'own' | 'all' | null
  }
  'missions.endCalendar': Record<string, never>
  'cars.import': ActionInputs['annexes.import']
  'cars.costs': {
    /** One car; all of them unless it is said. */
    carId?: string | null
    /** The first day. */
    from?: string | null
    /** The last day. */
    to?: string | null
  }
  'cars.replaceOdometer': {
    /** The document. */
    id: string
    /** The day. */
    odometerReplacedOn: Cars['odometerReplacedOn']
    /** The last reading of the former odometer. */
    odometerBefore: Cars['odometerBefore']
    /** The first reading of the new one. */
    odometerAfter: Cars['odometerAfter']
    /** Whether the readings were checked although they lie far apart. */
    odometerChecked?: Cars['odometerChecked'] | null
  }
  'cars.undoOdometer': ActionInputs['warnings.acknowledge']
  'carLegalDocuments.import': ActionInputs['annexes.import']
  'carOwnerships.import': ActionInputs['annexes.import']
  'carAssignments.import': ActionInputs['annexes.import']
  'accidents.import': ActionInputs['annexes.import']
  'accidents.statement': ActionInputs['warnings.print']
  'maintenances.import': ActionInputs['annexes.import']
  'maintenances.finish': {
    /** The document. */
    id: string
    date?: Maintenances['date'] | null
    odometer?: Maintenances['odometer'] | null
    odometerChecked?: Maintenances['odometerChecked'] | null
    parts?: Maintenances['parts'] | null
    labourCost?: Maintenances['labourCost'] | null
    nextDueDate?: Maintenances['nextDueDate'] | null
    nextDueOdometer?: Maintenances['nextDueOdometer'] | null
  }
  'maintenances.due': Record<string, never>
  'fuelLogs.import': ActionInputs['annexes.import']
  'spareParts.import': ActionInputs['annexes.import']
  'spareMovements.import': ActionInputs['annexes.import']
  'recruitments.import': ActionInputs['annexes.import']
  'recruitments.publish': {
    /** The exam. */
    id: string
    /** The language of its notice; both unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
  }
  'recruitments.close': ActionInputs['warnings.acknowledge']
  'recruitments.startWritten': ActionInputs['warnings.acknowledge']
  'recruitments.scheduleOral': ActionInputs['warnings.acknowledge']
  'recruitments.complete': ActionInputs['warnings.acknowledge']
  'recruitments.cancel': {
    /** The document. */
    id: string
    /** Why; applicants read it. */
    reason: Recruitments['cancelReason']
  }
  'recruitments.obstacles': {
    /** The exam. */
    id: string
  }
  'recruitments.missingSettlers': ActionInputs['recruitments.obstacles']
  'recruitments.open': {
    /** The exam. */
    id?: string | null
    /** One of its lists, whose entries are read. */
    list?: string | null
    /** Whether the text of its conditions is read, whose digest stands on the notice. */
    conditions?: boolean | null
  }
  'recruitments.quotaProposal': {
    /** The exam, once it is written down. */
    id?: string | null
    /** Its quotas as they stand in the form; else those of the exam. */
    quotas?: unknown | null
  }
  'positions.import': ActionInputs['annexes.import']
  'specialties.import': ActionInputs['annexes.import']
  'committees.import': ActionInputs['annexes.import']
  'committeeMembers.import': ActionInputs['annexes.import']
  'committeeMembers.duties': Record<string, never>
  'candidates.begin': {
    /** The exam. */
    recruitmentId: string
    /** The challenge that was met, when one was given. */
    challenge?: string | null
    /** What meets it. */
    answer?: string | null
  }
  'candidates.ticket': {
    /** The ticket, as beginning answered it. */
    ticket: string
  }
  'candidates.attach': {
    /** The ticket, as beginning answered it. */
    ticket: string
    /** The required document. */
    documentId: string
    /** What tells this sending of the file from another, chosen by the sender. */
    uploadId?: string | null
    /** The size of the whole file, in bytes. */
    size: number
    /** Which piece it is, from 0. */
    number?: number | null
    /** The challenge that was met, when one was given. */
    challenge?: string | null
    /** What meets it. */
    answer?: string | null
    /** The piece. */
    piece: Blob
  }
  'candidates.apply': {
    /** The ticket under which the documents came. */
    ticket?: string | null
    /** All in one, while work is asked for: the challenge of `candidates.begin`. */
    challenge?: string | null
    /** What meets the challenge. */
    answer?: string | null
    /** The code of `candidates.contactCode`, when one is asked for. */
    code?: string | null
    positionId?: Candidates['positionId'] | null
    specialtyId?: Candidates['specialtyId'] | null
    nameAr?: Candidates['nameAr'] | null
    nameFr?: Candidates['nameFr'] | null
    CIN?: Candidates['CIN'] | null
    birth_date?: Candidates['birth_date'] | null
    birth_place?: Candidates['birth_place'] | null
    sex?: Candidates['sex'] | null
    address?: Candidates['address'] | null
    email?: Candidates['email'] | null
    phone?: Candidates['phone'] | null
    nationality?: Candidates['nationality'] | null
    diploma?: Candidates['diploma'] | null
    region?: Candidates['region'] | null
    ground?: Candidates['ground'] | null
    serviceMonths?: Candidates['serviceMonths'] | null
    accommodation?: Candidates['accommodation'] | null
    recruitmentId?: Candidates['recruitmentId'] | null
  }
  'candidates.verify': {
    /** The number of the card. */
    CIN: string
    /** The tracking number, however it is typed. */
    trackingNumber: string
  }
  'candidates.receipt': {
    /** Its language; Arabic and French unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
    /** The number of the card. */
    CIN: string
    /** The tracking number, however it is typed. */
    trackingNumber: string
  }
  'candidates.code': {
    /** What it is asked for: `correct` (or withdraw), unless it is said to be an `appeal`. */
    purpose?: string | null
    /** The number of the card. */
    CIN: string
    /** The tracking number, however it is typed. */
    trackingNumber: string
  }
  'candidates.contactCode': {
    /** The ticket, as beginning answered it. */
    ticket: string
    /** The address that the application will name. */
    email?: string | null
    /** Its telephone number. */
    phone?: string | null
  }
  'candidates.correct': {
    /** The number of the card. */
    CIN: string
    /** The tracking number, however it is typed. */
    trackingNumber: string
    /** The code of the mail. */
    code: string
    /** A ticket under which other documents came. */
    ticket?: string | null
    positionId?: Candidates['positionId'] | null
    specialtyId?: Candidates['specialtyId'] | null
    nameAr?: Candidates['nameAr'] | null
    nameFr?: Candidates['nameFr'] | null
    birth_date?: Candidates['birth_date'] | null
    birth_place?: Candidates['birth_place'] | null
    sex?: Candidates['sex'] | null
    address?: Candidates['address'] | null
    email?: Candidates['email'] | null
    phone?: Candidates['phone'] | null
    nationality?: Candidates['nationality'] | null
    diploma?: Candidates['diploma'] | null
    region?: Candidates['region'] | null
    ground?: Candidates['ground'] | null
    serviceMonths?: Candidates['serviceMonths'] | null
    accommodation?: Candidates['accommodation'] | null
  }
  'candidates.withdraw': {
    /** The code of the mail. */
    code: string
    /** The number of the card. */
    CIN: string
    /** The tracking number, however it is typed. */
    trackingNumber: string
  }
  'candidates.enter': {
    /** The candidate that is corrected. */
    id?: string | null
    /** The day on which the paper file came. */
    receivedOn?: string | null
    /** The hour at which it came, HH:MM; asked for of the last day. */
    receivedTime?: string | null
    /** Why an application is corrected. */
    reason?: string | null
    /** Files, by the ids of the required documents. */
    files?: Record<string, string> | null
    positionId?: Candidates['positionId'] | null
    specialtyId?: Candidates['specialtyId'] | null
    nameAr?: Candidates['nameAr'] | null
    nameFr?: Candidates['nameFr'] | null
    CIN?: Candidates['CIN'] | null
    birth_date?: Candidates['birth_date'] | null
    birth_place?: Candidates['birth_place'] | null
    sex?: Candidates['sex'] | null
    address?: Candidates['address'] | null
    email?: Candidates['email'] | null
    phone?: Candidates['phone'] | null
    nationality?: Candidates['nationality'] | null
    diploma?: Candidates['diploma'] | null
    region?: Candidates['region'] | null
    ground?: Candidates['ground'] | null
    serviceMonths?: Candidates['serviceMonths'] | null
    accommodation?: Candidates['accommodation'] | null
    recruitmentId?: Candidates['recruitmentId'] | null
  }
  'candidates.amend': ActionInputs['candidates.enter']
  'candidates.withdrawAtDesk': {
    /** The document. */
    id: string
    /** The day on which the paper came. */
    receivedOn: Candidates['withdrawalReceivedOn']
    /** What it says. */
    reason?: string | null
  }
  'candidates.review': {
    /** The candidate. */
    id: string
  }
  'candidates.validate': {
    /** The candidates, at most 50. */
    ids: string[]
  }
  'candidates.eliminate': {
    /** The candidates, at most 50. */
    ids: string[]
    /** A reason of the list. */
    reasonId?: string | null
    /** The reason in own words, or what is added to that of the list. */
    reason?: Candidates['elimination_reason'] | null
  }
  'candidates.reopen': ActionInputs['candidates.validate']
  'candidates.confirm': ActionInputs['candidates.validate']
  'candidates.prove': {
    /** The document. */
    id: string
    /** `ground` or `service`. */
    claim: 'ground' | 'service'
    /** `proved` or `not`; `undecided` takes a decision back. */
    state: Candidates['groundProved']
    /** Why not; or what proves it, where the file does not hold the document. */
    reason?: string | null
  }
  'candidates.next': {
    /** The file that is left; without one, the queue begins. */
    id?: string | null
    /** Of which exam, where the queue begins. */
    recruitmentId?: string | null
    /** Of which position, where the queue begins; of all of them unless it is said. */
    positionId?: string | null
    /** Whether the file that is left comes again after the others. */
    later?: boolean | null
  }
  'candidates.claim': {
    /** The candidate. */
    id: string
  }
  'candidates.retention': Record<string, never>
  'examCopies.mark': {
    /** The copy. */
    copyId?: string | null
    /** Or its test, */
    examTestId?: string | null
    /** and its number. */
    number?: string | null
    /** The mark, 0 to 20. */
    mark: GradeEntries['mark']
    /** The entry that it replaces. */
    replaces?: string | null
    /** Why. */
    reason?: string | null
  }
  'candidates.mark': {
    /** The candidate. */
    candidateId: string
    /** The test. */
    examTestId: string
    /** The mark, 0 to 20. */
    mark: GradeEntries['mark']
    /** The entry that it replaces. */
    replaces?: string | null
    /** Why. */
    reason?: string | null
  }
  'candidates.recuse': {
    /** The candidate. */
    candidateId: string
    /** Why; the minutes print it. */
    reason?: string | null
    /** Whether it is taken back. */
    takeBack?: boolean | null
  }
  'examTests.import': ActionInputs['annexes.import']
  'examDocuments.import': ActionInputs['annexes.import']
  'examRooms.import': ActionInputs['annexes.import']
  'examRooms.draw': {
    /** The exam. */
    recruitmentId: string
    /** Whether seats that were drawn are drawn anew, by another seed. */
    anew?: boolean | null
  }
  'examRooms.print': {
    /** The room. */
    id: string
    /** `list` for the attendance list, `door` for the door. */
    sheet: string
    /** The language of the paper. */
    language: 'fr' | 'ar' | 'both'
  }
  'examRooms.labels': {
    /** The room. */
    id: string
  }
  'convocations.issue': {
    /** The exam. */
    recruitmentId: string
    /** The language of the papers; both unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
  }
  'convocations.stop': {
    /** The exam. */
    recruitmentId: string
  }
  'convocations.progress': ActionInputs['convocations.stop']
  'convocations.read': ActionInputs['candidates.verify']
  'recruitments.corrigendum': {
    /** The exam. */
    id: string
    /** Why; everybody reads it. */
    reason: ExamCorrigenda['reason']
    /** The same in Arabic. */
    reasonAr?: ExamCorrigenda['reasonAr'] | null
    /** Each `{collection, id, data}`; without an id a row is added. */
    changes: unknown
    /** The language of the paper; both unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
    /** The decision that orders it, where a condition changes. */
    decisionRef?: ExamCorrigenda['decisionRef'] | null
    /** Its day. */
    decisionDate?: ExamCorrigenda['decisionDate'] | null
  }
  'recruitments.draw': {
    /** The exam. */
    id: string
    /** How many copies a marker gets at a time; 50 unless it is said. */
    lotSize?: number | null
  }
  'recruitments.labels': {
    /** The exam. */
    id: string
    /** Why they are printed once more. */
    reason?: string | null
  }
  'examCopies.assign': {
    /** The written test. */
    examTestId: string
    /** These lots; all of the test unless they are said. */
    lots?: unknown | null
    /** The members, in the order of their markings. */
    memberIds: string[]
    /** Whether it is the third marker, of the copies whose two marks are too far apart. */
    third?: boolean | null
  }
  'examCopies.lot': Record<string, never>
  'examCopies.progress': {
    /** The exam. */
    recruitmentId: string
  }
  'examPresence.scan': {
    /** The test. */
    examTestId: string
    /** What the code of the convocation says, or the number of the candidate. */
    code: string
    /** Whether somebody was marked present by mistake. */
    absent?: boolean | null
  }
  'examPresence.close': {
    /** The test. */
    examTestId: string
  }
  'examPresence.correct': {
    /** The test. */
    examTestId: string
    /** The numbers of those who were there after all. */
    present?: string[] | null
    /** The numbers of those who were not. */
    absent?: string[] | null
    /** Why. */
    reason: ExamLocks['reason']
  }
  'examLocks.close': {
    /** The exam. */
    recruitmentId: string
    /** The phase. */
    phase: ExamLocks['phase']
  }
  'recruitments.setMinima': {
    /** The exam. */
    id: string
    /** `{examTestId, minMark}` each; `total` for the final mark. */
    minima: unknown
  }
  'recruitments.lift': {
    /** The exam. */
    id: string
  }
  'recruitments.publishProvisional': {
    /** Why files of the sample go without a second look. */
    withoutSecondLook?: ExamLists['withoutSecondLook'] | null
    /** The exam. */
    id: string
    /** The language of the paper; both unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
  }
  'recruitments.publishDefinitive': {
    /** The exam. */
    id: string
    /** The language of the paper; both unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
  }
  'recruitments.publishList': {
    /** `provisional` or `definitive`. */
    kind: string
    /** Why files of the sample go without a second look. */
    withoutSecondLook?: ExamLists['withoutSecondLook'] | null
    /** The exam. */
    id: string
    /** The language of the paper; both unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
  }
  'recruitments.announceWritten': {
    /** The exam. */
    id: string
    /** The language of the papers; both unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
    /** Why results that are public are announced again. */
    reason?: string | null
    /** Whether appeals may be filed anew against what is announced again. */
    reopensAppeals?: boolean | null
  }
  'recruitments.announceOral': ActionInputs['recruitments.announceWritten']
  'recruitments.announceFinal': ActionInputs['recruitments.announceWritten']
  'recruitments.announce': {
    /** `written`, `oral` or `final`. */
    kind: string
    /** The exam. */
    id: string
    /** The language of the papers; both unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
    /** Why results that are public are announced again. */
    reason?: string | null
    /** Whether appeals may be filed anew against what is announced again. */
    reopensAppeals?: boolean | null
  }
  'recruitments.rank': {
    /** The exam. */
    id: string
    /** Why it is ranked again. */
    reason?: RankingRuns['reason'] | null
  }
  'recruitments.simulate': {
    /** The exam. */
    id: string
    /** `{examTestId, minMark}` each; those of the exam stay for the others. */
    minima?: unknown | null
    /** The minimum of the final score. */
    minTotal?: GradeEntries['mark'] | null
  }
  'candidates.decline': {
    /** The candidate. */
    id: string
    /** What they said. */
    reason?: string | null
  }
  'recruitments.hire': {
    /** The candidate. */
    candidateId: string
    /** The day of the recruitment; today unless it is said. */
    recruitedOn?: Employees['recruitmentDate'] | null
    /** The employee on file who is the same person. */
    employeeId?: Candidates['hiredEmployeeId'] | null
    /** What else is known of the employee, by the names of its fields. */
    fields?: unknown | null
  }
  'candidates.marks': ActionInputs['candidates.verify']
  'candidates.appeal': {
    /** The code of the mail. */
    code: string
    /** Against what. */
    about: Appeals['about']
    /** Of a mark or a presence: the test. */
    examTestId?: Appeals['examTestId'] | null
    /** What is appealed, in at most 5,000 characters. */
    text: string
    /** The number of the card. */
    CIN: string
    /** The tracking number, however it is typed. */
    trackingNumber: string
  }
  'appeals.enter': {
    /** The candidate. */
    candidateId: string
    /** The day and hour of its receipt. */
    filedAt: Appeals['filedAt']
    /** Against what. */
    about: Appeals['about']
    /** Of a mark or a presence: the test. */
    examTestId?: Appeals['examTestId'] | null
    /** What is appealed, in at most 5,000 characters. */
    text: string
  }
  'appeals.decide': {
    /** The appeal. */
    id: string
    /** `accepted` or `refused`. */
    decision: string
    /** Why; printed for whoever appealed. */
    reason: Appeals['decision']
    /** Of a mark, where the appeal is accepted: the new one. */
    mark?: GradeEntries['mark'] | null
  }
  'appeals.carryOut': {
    /** The appeal. */
    id: string
    /** Why so. */
    reason: string
    /** The decision of a post more for whoever appealed. */
    decisionRef?: string | null
    /** Whether to show alone whom it would move. */
    preview?: boolean | null
  }
  'appeals.printChanges': {
    /** The test. */
    examTestId: string
    /** The language of the paper. */
    language: 'fr' | 'ar' | 'both'
  }
  'eliminationReasons.import': ActionInputs['annexes.import']
  'candidates.refusalNotice': ActionInputs['warnings.print']
  'candidates.letterSent': ActionInputs['warnings.acknowledge']
  'leaveTypes.import': ActionInputs['annexes.import']
  'leaveTypes.law': Record<string, never>
  'leaveTypes.takeLaw': {
    /** Its key in the list. */
    key: string
    /** From which day on it holds; needed where what it replaces was used. */
    from?: string | null
  }
  'leaveRequests.preview': {
    /** The request that was sent back and is corrected; a new one unless it is said. */
    id?: string | null
    /** Whose, where human resources enter it; oneself unless it is said. */
    employeeId?: string | null
    /** The code of the type. */
    type: string
    /** The first day. */
    startDate: string
    /** The last day. */
    endDate: string
    /** Whether it begins at noon. */
    startHalf?: boolean | null
    /** Whether it ends at noon. */
    endHalf?: boolean | null
    /** The birth or the order that it follows. */
    eventDate?: string | null
    /** Why. */
    reason?: string | null
    /** A certificate, in `medical-certificates`. */
    certificateId?: string | null
    /** Who stands in. */
    replacementId?: string | null
    /** Where one is meanwhile. */
    addressFr?: string | null
    /** Under which number. */
    phone?: string | null
    /** Why human resources enter it late. */
    pastReason?: string | null
  }
  'leaveRequests.submit': {
    /** The request that was sent back and is corrected; a new one unless it is said. */
    id?: string | null
    /** Whose, where human resources enter it; oneself unless it is said. */
    employeeId?: string | null
    /** The code of the type. */
    type: string
    /** The first day. */
    startDate: string
    /** The last day. */
    endDate: string
    /** Whether it begins at noon. */
    startHalf?: boolean | null
    /** Whether it ends at noon. */
    endHalf?: boolean | null
    /** The birth or the order that it follows. */
    eventDate?: string | null
    /** Why. */
    reason?: string | null
    /** A certificate, in `medical-certificates`. */
    certificateId?: string | null
    /** Who stands in. */
    replacementId?: string | null
    /** Where one is meanwhile. */
    addressFr?: string | null
    /** Under which number. */
    phone?: string | null
    /** Why human resources enter it late. */
    pastReason?: string | null
  }
  'leaveRequests.withdraw': ActionInputs['warnings.acknowledge']
  'leaveRequests.cancel': {
    /** The document. */
    id: string
    /** Why. */
    reason: LeaveRequests['cancelReason']
    /** The first day that is given back; all that has not begun unless it is said. */
    from?: LeaveRequests['cancelFrom'] | null
    /** Whether it is given back from noon. */
    fromHalf?: LeaveRequests['cancelHalf'] | null
  }
  'leaveRequests.resume': {
    /** The request. */
    id: string
    /** The first day of work. */
    resumedOn: LeaveRequests['resumedOn']
    /** Whether work was taken up again at noon of that day. */
    resumedHalf?: LeaveRequests['resumedHalf'] | null
    /** Why it is recorded after that day. */
    reason?: LeaveRequests['resumedReason'] | null
  }
  'leaveRequests.attachCertificate': {
    /** The document. */
    id: string
    /** The file, in `medical-certificates`. */
    certificateId: LeaveRequests['certificateId']
  }
  'leaveRequests.recordVisit': {
    /** The document. */
    id: string
    /** When. */
    visitOn: LeaveRequests['visitOn']
    /** What it found. */
    visit: LeaveRequests['visit']
    /** More about it. */
    visitNote?: LeaveRequests['visitNote'] | null
  }
  'leaveRequests.calendar': {
    /** A unit of any kind, with those below it; one's own bureau, else service, else annexe unless it is said. */
    unit?: string | null
    /** The first day. */
    from: string
    /** The last day. */
    to: string
  }
  'leaveRequests.subscribe': {
    /** Whose absences it shows: `own`, or `unit` for those of the own unit and of the units that one heads. */
    scope?: 'own' | 'unit' | null
  }
  'leaveRequests.unsubscribe': Record<string, never>
  'leaveRequests.print': ActionInputs['warnings.print']
  'leaveRecords.balances': {
    /** Employees; oneself unless it is said. */
    employeeIds?: string[] | null
    /** On that day; today unless it is said. */
    at?: string | null
  }
  'leaveRecords.correct': {
    /** Whose. */
    employeeId: string
    /** The code of the type. */
    type: string
    /** Days that are added, or, below zero, taken away; by halves. */
    days: unknown
    /** Why. */
    reason: string
    /** From which day of the present year on it counts; today unless it is said. */
    from?: string | null
  }
  'leaveRecords.open': {
    /** Each `{employeeId, type, days}`: what the balance is from today on. */
    balances: unknown
    /** Where they were taken from. */
    reason: string
  }
  'leaveRecords.importOpening': {
    /** A workbook or a CSV file: a column of identity cards or of payroll numbers, one of days, and one of types unless all are of annual leave. */
    file: Blob
    /** Where they were taken from. */
    reason: string
    /** Whether nothing stays of it but the report. */
    dryRun?: boolean | null
    /** The encoding of a text file, where its letters may be those of two. */
    encoding?: string | null
  }
  'leaveRecords.print': ActionInputs['warnings.print']
  'leaveRecounts.decide': {
    /** Which. */
    ids: string[]
    /** `kept` as granted, `recounted` whatever is owed, or `shortened` by the days that are lacking. */
    decision: 'kept' | 'recounted' | 'shortened'
    /** Why. */
    reason?: LeaveRecounts['reason'] | null
  }
  'documentRequests.submit': {
    /** For whom, where the desk enters what somebody asked for on paper; oneself otherwise. */
    employeeId?: string | null
    type?: DocumentRequests['type'] | null
    language?: DocumentRequests['language'] | null
    copies?: DocumentRequests['copies'] | null
    reason?: DocumentRequests['reason'] | null
    freeText?: DocumentRequests['freeText'] | null
  }
  'documentRequests.cancel': ActionInputs['warnings.acknowledge']
  'documentRequests.process': ActionInputs['warnings.acknowledge']
  'documentRequests.edit': {
    /** The document. */
    id: string
    freeText?: DocumentRequests['freeText'] | null
    freeTextAr?: DocumentRequests['freeTextAr'] | null
  }
  'documentRequests.reject': {
    /** The document. */
    id: string
    /** The employee reads it. */
    reason: DocumentRequests['rejectionReason']
  }
  'documentRequests.generate': {
    /** The request. */
    id: string
  }
  'documentRequests.sign': {
    /** The requests, fifty at most. */
    ids: string[]
  }
  'documentRequests.printRefusal': ActionInputs['warnings.print']
  'documentRequests.deliver': {
    /** The document. */
    id: string
    /** Who took it, where it is another than whoever asked. */
    deliveredTo?: DocumentRequests['deliveredTo'] | null
    /** Whether it was signed on the sheet. */
    signedByHand?: DocumentRequests['signedByHand'] | null
  }
  'documentRequests.delays': {
    /** So many months back, this one included; twelve unless it is said. */
    months?: number | null
  }
  'contactChanges.request': {
    phone?: Employees['phone'] | null
    email?: Employees['email'] | null
    address?: Employees['address'] | null
  }
  'contactChanges.withdraw': ActionInputs['warnings.acknowledge']
  'contactChanges.decide': {
    /** The document. */
    id: string
    /** The names of the fields that are accepted; the others are refused. */
    accepted?: string[] | null
    /** Why fields are refused, by their names. */
    reasons?: Record<string, string> | null
  }
  'approvalRules.import': ActionInputs['annexes.import']
  'approvals.preview': {
    /** The collection of the request. */
    subject: string
    /** Whose it would be. */
    employeeId: string
    /** Of which type. */
    type?: string | null
    /** For how many days. */
    days?: number | null
  }
  'approvals.decide': {
    /** The open steps, 50 at most. */
    ids: string[]
    /** `approved`, `rejected` or `returned`. */
    decision: 'approved' | 'rejected' | 'returned'
    /** Why; needed unless it is approved. */
    reason?: string | null
  }
  'approvals.pending': {
    /** How many at most; 25 unless it is said, 50 at most. */
    limit?: number | null
    /** Behind so many. */
    offset?: number | null
  }
  'approvals.timeline': {
    /** Its collection. */
    collection: string
    /** Its id. */
    id: string
  }
  'approvals.ask': {
    /** The open step. */
    id: string
    /** Who is asked: a row of `users`. */
    userId?: string | null
    /** Or an employee, by the account that is theirs. */
    employeeId?: string | null
    /** What is asked. */
    question: string
  }
  'approvals.answer': {
    /** The open step. */
    id: string
    /** What is said. */
    opinion: string
  }
  'drawnSignatures.save': {
    /** A PNG, as `data:image/png;base64,…`. */
    picture: string
  }
  'drawnSignatures.mine': Record<string, never>
  'drawnSignatures.remove': Record<string, never>
  'signatures.waiting': {
    /** How many at most; 50 unless it is said, and no more. */
    limit?: number | null
  }
  'papers.cancel': {
    /** The code of the paper. */
    docId: string
    /** Why. */
    reason: string
  }
  'papers.replace': {
    /** The code of the paper. */
    docId: string
    /** Why. */
    reason: string
    /** The language of the new paper; that of the former unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
  }
  'papers.rotateKey': Record<string, never>
  'paperTemplates.fields': {
    /** A kind of paper; all of them unless it is said. */
    kind?: string | null
  }
  'paperTemplates.preview': {
    /** The language of the paper. */
    language: 'fr' | 'ar' | 'both'
    /** The kind of the paper. */
    kind: string
    /** The text; the one in force unless it is given. */
    body?: string | null
  }
  'settings.import': ActionInputs['annexes.import']
  'settings.thresholds': Record<string, never>
  'settings.clock': Record<string, never>
  'settings.typedHours': Record<string, never>
  'settings.moveTypedHours': Record<string, never>
  'importRuns.undo': {
    /** The id of its run. */
    id: string
    /** Whether nothing stays of it but the report. */
    dryRun?: boolean | null
  }
  'notifications.count': Record<string, never>
  'notifications.read': {
    /** The ids of those that were read. */
    ids?: string[] | null
    /** Whether all of them were. */
    all?: boolean | null
  }
  'notifications.acknowledge': ActionInputs['warnings.acknowledge']
  'notifications.announce': {
    /** The title in French. */
    titleFr?: string | null
    /** The title in Arabic. */
    titleAr?: string | null
    /** The text in French. */
    bodyFr?: string | null
    /** The text in Arabic. */
    bodyAr?: string | null
    /** The page of the application that it leads to. */
    link?: string | null
  }
  'deadlines.due': Record<string, never>
  'home.panels': {
    /** The ids of panels in their order; the others follow by their rank. */
    order?: string[] | null
    /** The ids of those that are not shown. */
    hidden?: string[] | null
    /** Whether all of them are shown, not those of the first screen alone. */
    all?: boolean | null
  }
  'acts.open': {
    /** The id of the collection. */
    collection: string
    /** Their ids, a hundred at most. */
    ids: string[]
  }
  'acts.waiting': Record<string, never>
  'home.portal': Record<string, never>
  'home.tasks': Record<string, never>
  'units.headed': {
    /** `chef-bureau` or `chef-service`. */
    screen: string
    /** One of the units; the first of them unless it is said. */
    unit?: string | null
  }
  'notificationPreferences.mine': Record<string, never>
  'notificationPreferences.save': {
    /** By kind: `{kind: {in_app, mail, push}}`. */
    channels?: unknown | null
    /** When the quiet hours begin: `HH:MM`. */
    quietFrom?: string | null
    /** When they end. */
    quietTo?: string | null
    /** Days of quiet: 1 is Monday. */
    quietDays?: number[] | null
    /** How often what was collected is told. */
    digest?: 'none' | 'daily' | 'weekly' | null
    /** The hour of the digest: `HH:MM`. */
    digestAt?: string | null
    /** The day of the digest: 1 is Monday. */
    digestDay?: number | null
    /** The language of mails and of push: `fr`, `ar` or `en`. */
    language?: 'fr' | 'ar' | 'en' | null
  }
  'outbox.retry': {
    /** The row of the outbox. */
    outboxId: string
  }
  'jobRuns.jobs': Record<string, never>
  'jobRuns.run': {
    /** The id of a routine. */
    job: string
  }
  'jobRuns.confirmClock': Record<string, never>
  'trash.restore': {
    /** The collection. */
    collection: string
    /** The id of the document. */
    id: string
  }
  'documents.references': {
    /** The collection. */
    collection: string
    /** The ids of the documents, 100 at most. */
    ids: string[]
    /** How many of each collection are named, 100 at most; 5 unless it is said. */
    named?: number | null
  }
  'documents.related': {
    /** The collection of the record. */
    collection: string
    /** Its id. */
    id: string
    /** The fields that name it, each as `collection.field`, 40 at most. */
    by: string[]
  }
  'documents.suggestions': {
    /** The collection. */
    collection: string
    /** The field, which its declaration says to have suggestions. */
    field: string
    /** What is typed so far. */
    term?: string | null
  }
  'outbox.test': {
    /** An e-mail address. */
    to: string
    /** The language of the message: `fr`, `ar` or `en`; the caller's unless it is said. */
    language?: string | null
  }
  'notificationPreferences.pushKey': Record<string, never>
}

export type ActionId = keyof ActionInputs

/** What an action answers, where it answers with the document that it was done on. */
export interface ActionAnswers {
  'warnings.acknowledge': Warnings
  'warnings.dispute': Warnings
  'warnings.cancel': Warnings
  'warnings.handOver': Warnings
  'warnings.escalate': Warnings
  'warnings.sign': Warnings
  'warnings.signByHand': Warnings
  'absences.advise': Absences
  'deductionStatements.sign': DeductionStatements
  'deductionStatements.signByHand': DeductionStatements
  'deductionStatements.cancel': DeductionStatements
  'pointages.withdrawCorrection': PointageCorrections
  'exitPermissions.cancel': ExitPermissions
  'missions.cancel': Missions
  'missions.close': Missions
  'cars.replaceOdometer': Cars
  'cars.undoOdometer': Cars
  'maintenances.finish': Maintenances
  'recruitments.close': Recruitments
  'recruitments.startWritten': Recruitments
  'recruitments.scheduleOral': Recruitments
  'recruitments.complete': Recruitments
  'recruitments.cancel': Recruitments
  'candidates.withdrawAtDesk': Candidates
  'candidates.prove': Candidates
  'candidates.letterSent': Candidates
  'leaveRequests.withdraw': LeaveRequests
  'leaveRequests.cancel': LeaveRequests
  'leaveRequests.attachCertificate': LeaveRequests
  'leaveRequests.recordVisit': LeaveRequests
  'documentRequests.cancel': DocumentRequests
  'documentRequests.process': DocumentRequests
  'documentRequests.edit': DocumentRequests
  'documentRequests.reject': DocumentRequests
  'documentRequests.deliver': DocumentRequests
  'contactChanges.withdraw': ContactChanges
  'contactChanges.decide': ContactChanges
  'notifications.acknowledge': Notifications
}

/** The acts on documents of each collection. */
export interface ActsOn {
  absences: 'absences.justify' | 'absences.advise' | 'absences.decide'
  accidents: 'accidents.statement'
  annexes: 'annexes.merge'
  appeals: 'appeals.decide' | 'appeals.carryOut'
  authenticDocuments: 'papers.cancel' | 'papers.replace'
  bureaux: 'bureaux.merge'
  candidates: 'candidates.amend' | 'candidates.withdrawAtDesk' | 'candidates.validate' | 'candidates.eliminate' | 'candidates.reopen' | 'candidates.confirm' | 'candidates.prove' | 'candidates.mark' | 'candidates.recuse' | 'candidates.decline' | 'recruitments.hire' | 'appeals.enter' | 'candidates.refusalNotice' | 'candidates.letterSent'
  cars: 'cars.replaceOdometer' | 'cars.undoOdometer'
  contactChanges: 'contactChanges.withdraw' | 'contactChanges.decide'
  deductionStatements: 'deductionStatements.sign' | 'deductionStatements.signByHand' | 'deductionStatements.cancel' | 'deductionStatements.print' | 'deductionStatements.draft'
  devices: 'devices.resend' | 'devices.sendNames' | 'devices.setTime' | 'punches.importFile'
  directions: 'directions.merge'
  divisions: 'divisions.merge'
  documentRequests: 'documentRequests.cancel' | 'documentRequests.process' | 'documentRequests.edit' | 'documentRequests.reject' | 'documentRequests.generate' | 'documentRequests.sign' | 'documentRequests.printRefusal' | 'documentRequests.deliver'
  employees: 'employees.certificate' | 'employees.letter' | 'employees.endService' | 'employees.resumeService' | 'leaveRecords.correct' | 'leaveRecords.print'
  examCopies: 'examCopies.mark'
  examRooms: 'examRooms.print' | 'examRooms.labels'
  examTests: 'examCopies.assign' | 'examPresence.scan' | 'examPresence.close' | 'examPresence.correct' | 'appeals.printChanges'
  exitPermissions: 'exitPermissions.cancel'
  importRuns: 'importRuns.undo'
  leaveRecounts: 'leaveRecounts.decide'
  leaveRequests: 'leaveRequests.submit' | 'leaveRequests.withdraw' | 'leaveRequests.cancel' | 'leaveRequests.resume' | 'leaveRequests.attachCertificate' | 'leaveRequests.recordVisit' | 'leaveRequests.print'
  maintenances: 'maintenances.finish'
  missions: 'missions.cancel' | 'missions.close' | 'missions.print'
  notifications: 'notifications.acknowledge'
  pointageCorrections: 'pointages.withdrawCorrection'
  pointages: 'pointages.correct'
  recruitments: 'recruitments.publish' | 'recruitments.close' | 'recruitments.startWritten' | 'recruitments.scheduleOral' | 'recruitments.complete' | 'recruitments.cancel' | 'examRooms.draw' | 'convocations.issue' | 'convocations.stop' | 'recruitments.corrigendum' | 'recruitments.draw' | 'recruitments.labels' | 'examLocks.close' | 'recruitments.setMinima' | 'recruitments.lift' | 'recruitments.publishProvisional' | 'recruitments.publishDefinitive' | 'recruitments.announceWritten' | 'recruitments.announceOral' | 'recruitments.announceFinal' | 'recruitments.rank' | 'recruitments.simulate'
  services: 'services.merge'
  unknownCodes: 'unknownCodes.assign'
  users: 'users.accept' | 'users.resetPassword' | 'users.endSession' | 'users.endSessions' | 'users.resetSecondFactor'
  warnings: 'warnings.acknowledge' | 'warnings.dispute' | 'warnings.decide' | 'warnings.cancel' | 'warnings.handOver' | 'warnings.escalate' | 'warnings.sign' | 'warnings.signByHand' | 'warnings.print' | 'warnings.printAll' | 'warnings.draft'
}
