// Emitted by `diwan types`.
import type { Absences, AnnexeReports, Appeals, AuthenticDocuments, Candidates, CareerSteps, Cars, CollectionId, ContactChanges, DeductionStatements, DocumentRequests, Employees, ExamCorrigenda, ExamLists, ExamLocks, ExitPermissions, GradeEntries, InventoryCampaigns, InventoryDifferences, InventoryItems, InventoryMovements, InventoryReforms, JobRuns, LeaveRecords, LeaveRecounts, LeaveRequests, Maintenances, Missions, Notifications, PointageCorrections, PresenceScans, RankingRuns, Recruitments, RetentionRules, Users, Warnings } from './schema.gen'

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
    /** The document. */
    id: string
    /** The one that it is, which stays. */
    intoId: string
    /** Which reports stand where both have others of one time. */
    reports?: 'into' | 'from' | 'sum' | null
  }
  'buildings.import': ActionInputs['annexes.import']
  'locations.import': ActionInputs['annexes.import']
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
    /** The document. */
    id: string
    /** The first day, none before the device was in use; with none it sends all that it holds. */
    from?: string | null
    /** The last day; today unless it is said. */
    to?: string | null
  }
  'devices.sendNames': {
    /** The document. */
    id: string
    /** The employees; those of its annexe when none is named. */
    employeeIds?: string[] | null
  }
  'devices.setTime': ActionInputs['warnings.acknowledge']
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
  'spareParts.count': {
    /** Its lines, 200 at most: `{partId, counted, note}`. */
    lines: unknown
    /** The language of the sheet; Arabic and French unless it is said. */
    language?: 'fr' | 'ar' | 'both' | null
  }
  'spareMovements.import': ActionInputs['annexes.import']
  'inventoryTypes.import': ActionInputs['annexes.import']
  'inventoryItems.import': ActionInputs['annexes.import']
  'inventoryItems.enter': {
    /** How many alike, each an item of its own; one unless it is said, five hundred at most. */
    copies?: number | null
    /** The number of the first; the others count on from it. */
    firstNumber?: InventoryItems['inventoryNumber'] | null
    /** Whether they take the next numbers of the series. */
    takeNumbers?: boolean | null
    designation?: InventoryItems['designation'] | null
    inventoryNumber?: InventoryItems['inventoryNumber'] | null
    bureauId?: InventoryItems['bureauId'] | null
    typeId?: InventoryItems['typeId'] | null
    serviceId?: InventoryItems['serviceId'] | null
    quantity?: InventoryItems['quantity'] | null
    condition?: InventoryItems['condition'] | null
    floor?: InventoryItems['floor'] | null
    acquiredOn?: InventoryItems['acquiredOn'] | null
    acquisition?: InventoryItems['acquisition'] | null
    price?: InventoryItems['price'] | null
    supplier?: InventoryItems['supplier'] | null
    contract?: InventoryItems['contract'] | null
    invoiceRef?: InventoryItems['invoiceRef'] | null
    invoiceFileId?: InventoryItems['invoiceFileId'] | null
    warrantyUntil?: InventoryItems['warrantyUntil'] | null
    brand?: InventoryItems['brand'] | null
    serialNumber?: InventoryItems['serialNumber'] | null
    notes?: InventoryItems['notes'] | null
    photoId?: InventoryItems['photoId'] | null
  }
  'inventoryItems.move': {
    /** The items, two hundred at most. */
    ids: string[]
    /** Where they go. */
    bureauId: InventoryMovements['toBureauId']
    /** The day; today unless it is said. */
    on?: InventoryMovements['on'] | null
    /** By which decision. */
    decisionRef?: InventoryMovements['decisionRef'] | null
    /** Why. */
    reason?: InventoryMovements['reason'] | null
    /** How many; all unless it is said. */
    quantity?: InventoryItems['quantity'] | null
    /** The number of the new item; that of the first with `-2`, `-3` … unless it is said. */
    number?: InventoryItems['inventoryNumber'] | null
  }
  'inventoryItems.handOver': {
    /** The items, two hundred at most. */
    ids: string[]
    /** Who receives them. */
    employeeId: InventoryMovements['toEmployeeId']
    /** Where they go; they stay where they are unless it is said. */
    bureauId?: InventoryMovements['toBureauId'] | null
    /** The day; today unless it is said. */
    on?: InventoryMovements['on'] | null
    /** By which decision. */
    decisionRef?: InventoryMovements['decisionRef'] | null
    /** Why. */
    reason?: InventoryMovements['reason'] | null
    /** The paper that the receiver signed by hand, in `downloadable-documents`: nothing is left to accept then. */
    signedFileId?: InventoryMovements['signedFileId'] | null
    /** How many; all unless it is said. */
    quantity?: InventoryItems['quantity'] | null
    /** The number of the new item; that of the first with `-2`, `-3` … unless it is said. */
    number?: InventoryItems['inventoryNumber'] | null
  }
  'inventoryItems.accept': ActionInputs['warnings.acknowledge']
  'inventoryItems.refuse': {
    /** The document. */
    id: string
    /** Why. */
    reason: InventoryMovements['refusedReason']
  }
  'inventoryItems.takeBack': {
    /** The items, two hundred at most. */
    ids: string[]
    /** Where they go; they stay where they are unless it is said. */
    bureauId?: InventoryMovements['toBureauId'] | null
    /** The day; today unless it is said. */
    on?: InventoryMovements['on'] | null
    /** Why. */
    reason?: InventoryMovements['reason'] | null
  }
  'inventoryItems.sendToRepair': {
    /** The document. */
    id: string
    /** The day; today unless it is said. */
    on?: InventoryMovements['on'] | null
    /** Who repairs it. */
    repairer?: InventoryMovements['repairer'] | null
    /** Why. */
    reason?: InventoryMovements['reason'] | null
  }
  'inventoryItems.returnFromRepair': {
    /** The document. */
    id: string
    /** The day; today unless it is said. */
    on?: InventoryMovements['on'] | null
    /** What it cost. */
    cost?: InventoryMovements['cost'] | null
    /** How good it is now. */
    condition?: InventoryItems['condition'] | null
    /** What was done, or why nothing was. */
    reason?: InventoryMovements['reason'] | null
  }
  'inventoryItems.reportLoss': {
    /** The document. */
    id: string
    /** The day; today unless it is said. */
    on?: InventoryMovements['on'] | null
    /** How many; all unless it is said. */
    quantity?: InventoryItems['quantity'] | null
    /** What happened. */
    reason: InventoryMovements['reason']
    /** The reference of the report. */
    decisionRef?: InventoryMovements['decisionRef'] | null
  }
  'inventoryItems.adjust': {
    /** The document. */
    id: string
    /** So many. */
    quantity: InventoryItems['quantity']
    /** Why it is another number. */
    reason: InventoryMovements['reason']
  }
  'inventoryItems.number': {
    /** The items, five hundred at most. Those that have a number keep it. */
    ids: string[]
  }
  'inventoryItems.printSheet': {
    /** The office. */
    bureauId: string
    /** The language of the paper. */
    language: 'fr' | 'ar' | 'both'
  }
  'inventoryItems.quitus': {
    /** The employee. */
    employeeId: string
    /** The language of the paper. */
    language: 'fr' | 'ar' | 'both'
  }
  'inventoryItems.printRegister': {
    /** The year. */
    year: number
    /** Its language. */
    language: 'fr' | 'ar' | 'both'
    /** On paper unless it is said. */
    format?: 'pdf' | 'xlsx' | null
  }
  'inventoryMovements.undo': {
    /** The document. */
    id: string
    /** Why. */
    reason: InventoryMovements['reason']
  }
  'inventoryMovements.attachSigned': {
    /** The document. */
    id: string
    /** The copy, in `downloadable-documents`. */
    signedFileId: InventoryMovements['signedFileId']
  }
  'inventoryMovements.printHandover': ActionInputs['warnings.print']
  'inventoryMovements.printLoss': ActionInputs['warnings.print']
  'inventoryReforms.import': ActionInputs['annexes.import']
  'inventoryReforms.decide': ActionInputs['warnings.acknowledge']
  'inventoryReforms.carryOut': {
    /** The document. */
    id: string
    /** The proceeds of a sale, in dirhams. */
    saleAmount?: InventoryReforms['saleAmount'] | null
    /** Who bought them, or was given them. */
    beneficiary?: InventoryReforms['beneficiary'] | null
  }
  'inventoryReforms.cancel': {
    /** The document. */
    id: string
    /** Why. */
    reason: InventoryReforms['cancelReason']
  }
  'inventoryReforms.print': ActionInputs['warnings.print']
  'inventoryCampaigns.import': ActionInputs['annexes.import']
  'inventoryCampaigns.open': {
    /** The count. */
    id: string
  }
  'inventoryCampaigns.join': ActionInputs['inventoryCampaigns.open']
  'inventoryCampaigns.expected': {
    /** The count. */
    id: string
    /** The page after this item, as the page before it said; without it, the first one. */
    after?: string | null
  }
  'inventoryCampaigns.progress': ActionInputs['inventoryCampaigns.open']
  'inventoryCampaigns.count': ActionInputs['inventoryCampaigns.open']
  'inventoryCampaigns.decide': {
    /** The differences, at most 500. */
    ids: string[]
    /** What is decided. */
    decision: InventoryDifferences['decision']
    /** Why; needed where what is missing is kept or given up, and where a finding is dismissed. */
    reason?: InventoryDifferences['reason'] | null
    /** Of a finding that becomes an item: what it is; its note, unless it is said. */
    designation?: InventoryItems['designation'] | null
    /** Of a finding that becomes an item: its type. */
    typeId?: InventoryItems['typeId'] | null
  }
  'inventoryCampaigns.close': ActionInputs['inventoryCampaigns.open']
  'inventoryCampaigns.sample': {
    /** The count. */
    id: string
    /** How many items, 1 to 1,000. */
    size: number
  }
  'inventoryCampaigns.cancel': {
    /** The document. */
    id: string
    /** Why. */
    reason: InventoryCampaigns['cancelReason']
  }
  'inventoryCampaigns.print': ActionInputs['warnings.print']
  'inventoryScans.send': {
    /** The count. */
    campaignId: string
    /** Each scan: {id, code, bureauId, quantity, condition, photoId, note, scannedAt}. At most 200. */
    scans: unknown
  }
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
    /** The document. */
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
    /** Why it is closed without the lists that devices have not given back, where there are any. */
    withoutReason?: ExamLocks['withoutReason'] | null
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
  'presenceLists.open': {
    /** The test. */
    examTestId: string
    /** The name that the device gave itself: 1 to 36 signs by chance. */
    device: string
    /** The name of the room whose candidates the device names; without it, it names nobody. */
    room?: string | null
  }
  'presenceLists.people': {
    /** The list. */
    presenceListId: string
  }
  'presenceLists.handIn': ActionInputs['presenceLists.people']
  'presenceLists.standing': {
    /** The test. */
    examTestId: string
  }
  'presenceScans.submit': {
    /** The list that the device had taken along. */
    presenceListId: string
    /** Each scan: its id, the code or number, when, and whether it takes back a presence: {id, code, at, absent}. At most 200. */
    scans: unknown
  }
  'presenceScans.dismiss': {
    /** The scan. */
    presenceScanId: string
    /** Why. */
    reason: PresenceScans['reason']
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
    /** The document. */
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
  'leaveRecords.reverse': {
    /** The document. */
    id: string
    /** Why the entry is taken back. */
    reason: LeaveRecords['reason']
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
  'leaveRecords.print': {
    /** The employee. */
    id: string
    /** The language of the paper. */
    language: 'fr' | 'ar' | 'both'
    /** How the register stood at the end of that day; today unless it is said. */
    at?: string | null
  }
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
  'deadlineRules.import': ActionInputs['annexes.import']
  'retentionRules.import': ActionInputs['annexes.import']
  'retentionRules.propose': ActionInputs['warnings.acknowledge']
  'retentionRules.withdraw': ActionInputs['warnings.acknowledge']
  'retentionRules.confirm': ActionInputs['warnings.acknowledge']
  'retentionRules.end': ActionInputs['warnings.acknowledge']
  'retentionRules.preview': {
    /** The rule. */
    id: string
  }
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
  'jobRuns.cancel': ActionInputs['warnings.acknowledge']
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

/** What becomes of a day: it was told of by nothing, its absence stood, or it is refused, which a dry run alone answers. */
export type AbsenceDayOutcome = 'entered' | 'justified' | 'refused'

/** Who was let in. */
export interface AcceptedUser {
  user: Users
}

/** The Log of the protocol. */
export interface AccountLogEntry {
  event: string
  userId: string
  userEmail: string
  userName: string
  mode: string
  userType: string
  ip: string
  time: string
  countryCode: string
  countryName: string
  osCode: string
  osName: string
  osVersion: string
  clientType: string
  clientCode: string
  clientName: string
  clientVersion: string
  clientEngine: string
  clientEngineVersion: string
  /** `smartphone` or `desktop`. */
  deviceName: string
  deviceBrand: string
  deviceModel: string
}

/** The Session of the protocol. */
export interface AccountSession {
  $id: string
  $createdAt: string
  $updatedAt: string
  userId: string
  expire: string
  /** By what it was opened. */
  provider: string
  providerUid: string
  providerAccessToken: string
  providerAccessTokenExpiry: string
  providerRefreshToken: string
  ip: string
  countryCode: string
  countryName: string
  /** Whether it is the one that asks. */
  current: boolean
  factors: string[]
  secret: string
  /** Empty where no second factor was asked. */
  mfaUpdatedAt: string
  osCode: string
  osName: string
  osVersion: string
  clientType: string
  clientCode: string
  clientName: string
  clientVersion: string
  clientEngine: string
  clientEngineVersion: string
  /** `smartphone` or `desktop`. */
  deviceName: string
  deviceBrand: string
  deviceModel: string
}

/** What stands against an act. */
export interface ActRefusal {
  /** The code of the refusal. */
  type: string
  /** In the caller's language. */
  message: string
}

/** For whom somebody acts, as answers say it. */
export interface ActingFor {
  /** What the head is called. */
  head: string
  /** The last day. */
  until: string | null
}

/** How many were added to a list. */
export interface AddedGrades {
  created: number
}

/** How many were added to a list. */
export interface AddedJobTitles {
  created: number
}

/** An annexe in a period. */
export interface AnnexeAttendance {
  /** None where people are posted at no annexe, or several stand together. */
  annexe: string | null
  nameFr: string
  nameAr: string
  /** Annexes of few people, which are not told of by themselves. */
  isOthers: boolean
  figures: AttendanceFigures
  before: AttendanceFigures
}

/** Absences of an annexe that would be made and that would go; of none where people are posted at none. */
export interface AnnexeRecomputation {
  annexeId: string | null
  name: string
  nameAr: string
  made: number
  gone: number
}

/** Results that were announced. */
export interface AnnouncedResults {
  lists: ExamLists[]
  /** The papers of the lists, in their order. */
  papers: IssuedPaper[]
  /** For how many the word is another one than before. */
  told: number
}

/** What came of an announcement. */
export interface AnnouncementReach {
  /** How many are being told. */
  told: number
}

/** Somebody whom an appeal moves from one state to another. */
export interface AppealMove {
  candidateId: string
  candidateNumber: string | null
  from: string
  to: string
}

/** How an appeal stands. */
export type AppealState = 'filed' | 'accepted' | 'refused'

/** What is appealed against. */
export type AppealSubject = 'elimination' | 'ground' | 'service' | 'presence' | 'mark' | 'ranking'

/** How a code goes to an applicant. */
export interface ApplicantCodeSent {
  /** `mail` or `sms`. */
  channel: string
  /** To which address, masked. */
  to: string
  /** Until when it is good. */
  until: string
}

/** A paper in the hands of the applicant whom it is about. */
export interface ApplicantPaper {
  /** What its file is called. */
  name: string
  /** The code by which anybody can check it. */
  docId: string | null
  refNumber: string | null
  /** The PDF, in base64. */
  pdf: string
}

/** The exam that somebody applied for. */
export interface AppliedExam {
  $id: string
  titleFr: string | null
  titleAr: string | null
}

/** How a request stands. */
export interface ApprovalChain {
  /** The steps that were opened, in their order. */
  steps: ApprovalStep[]
  /** Those to come. */
  then: ApprovalStepToCome[]
}

/** A step of a chain, open or decided. */
export interface ApprovalStep {
  id: string
  /** The collection of what is decided. */
  collection: CollectionId
  subjectId: string
  /** What is decided, in the language of who looks. */
  what: string
  purpose: 'request' | 'cancellation'
  step: 'manager' | 'hr' | 'done'
  /** Whose request it is. */
  employeeId: string | null
  employee: string | null
  /** By which office its deciders decide, at a step of heads. */
  managerType: 'head_of_bureau' | 'head_of_service' | 'head_of_division' | 'head_of_direction' | 'head_of_annexe' | 'director' | null
  openedAt: string
  dueAt: string | null
  /** Whether the next level was asked beside the first. */
  escalated: boolean
  /** From 1. */
  stepNo: number
  decision: 'pending' | 'approved' | 'rejected' | 'returned' | 'withdrawn'
  decidedBy: string | null
  /** The head in whose name it was decided. */
  onBehalfOf: string | null
  decidedAt: string | null
  reason: string | null
  /** The word that was given at that step counts for this one. */
  sameAsStep: number | null
  signatureId: string | null
  /** Whether what was signed is still what stands; nothing where nobody signed. */
  isGenuine: boolean | null
  /** Who may decide it today; nobody once it is decided. */
  actors: string[]
  /** Whether the caller may decide it. */
  isMine: boolean
  /** For whoever decides alone. */
  opinions: AskedOpinion[] | null
}

/** A step of a rule. */
export type ApprovalStepRule = ({
  by: 'headship'
  /** From which level. */
  level: HeadshipLevel
} | {
  by: 'hr'
} | {
  by: 'permission'
  /** `resource:action`. */
  permission: string
} | {
  by: 'role'
  /** The role. */
  roleId: string
} | {
  by: 'person'
  /** The employee. */
  employeeId: string
}) & {
  /** Working days to answer. */
  days: number
}

/** A step that is still to come, and who would be asked today. */
export interface ApprovalStepToCome {
  step: 'manager' | 'hr' | 'done'
  rule: ApprovalStepRule
  /** Working days to answer. */
  days: number
  actors: string[]
  managerType: 'head_of_bureau' | 'head_of_service' | 'head_of_division' | 'head_of_direction' | 'head_of_annexe' | 'director' | null
}

/** What whoever stands at the door sees of somebody. */
export interface ArrivedCandidate {
  id: string
  candidateNumber: string | null
  nameFr: string | null
  nameAr: string | null
  room: string | null
  seat: number | null
  photoId: string | null
  /** Whether they asked for help, like more time. */
  accommodation: boolean
}

/** What the exam asks, beside what was given: the diploma of the position, and the bounds of age, in years. */
export interface AskedByExam {
  diplomaFr: string | null
  diplomaAr: string | null
  leastAge: number | null
  mostAge: number | null
  /** As far as service raises the greatest one. */
  extendedAge: number | null
  /** The day on which ages are counted. */
  ageOn: string
  /** The age on that day. */
  age: number
}

/** An opinion that was asked for at a step. */
export interface AskedOpinion {
  /** Who was asked, in `users`. */
  to: string
  /** Who asks, in `users`. */
  by: string
  question: string
  at: string
  answer?: string | null
  answeredAt?: string | null
}

/** Work that is asked of a stranger first, while many come. */
export interface AskedWork {
  proof: WorkChallenge
}

/** What came of a code. */
export interface AssignedCode {
  /** So many punches waited for it. */
  punches: number
}

/** What was given. */
export interface AssignedCopies {
  /** How many copies are the markers' from now on. */
  copies: number
}

/** How far a file has come, or what is asked for before more of it is taken. */
export type AttachedPiece = TicketFileProgress | AskedWork

/** What days come to. Of headcount the greatest of any day, of all else the sum of days. */
export interface AttendanceFigures {
  headcount: number
  /** Late or not. */
  present: number
  late: number
  absent: number
  justified: number
  unjustified: number
  away: number
  /** Without a code of a terminal, or waiting for one. */
  unknown: number
  /** Where no terminal stands, of people whom none knows. */
  notMeasured: number
}

/** The line of somebody: what the days come to, who, a letter a day. */
export interface AttendanceLine {
  workedMinutes: number
  lateMinutes: number
  /** What was not worked without anything that covers it. */
  missingMinutes: number
  overtimeMinutes: number
  employeeId: string
  nameFr: string | null
  nameAr: string | null
  /** A letter a day. */
  marks: string
}

/** A month of a unit. */
export interface AttendanceMonth {
  month: string
  /** So many it has. */
  days: number
  people: AttendanceLine[]
}

/** Who came today, who has not yet, who is elsewhere. */
export interface AttendanceNow {
  /** The moment of which this is so. */
  at: string
  people: AttendanceToday[]
}

/** A day or a month of a course. */
export interface AttendancePoint {
  headcount: number
  /** Late or not. */
  present: number
  late: number
  absent: number
  justified: number
  unjustified: number
  away: number
  /** Without a code of a terminal, or waiting for one. */
  unknown: number
  /** Where no terminal stands, of people whom none knows. */
  notMeasured: number
  /** The day, `2026-11-02`, or the month, `2026-11`. */
  on: string
}

/** How attendance went in a period, and in the same length of time before. */
export interface AttendanceStatistics {
  /** In the order of their names, those of few people together as the last. */
  annexes: AnnexeAttendance[]
  total: AttendanceFigures
  /** The same length of time before. */
  before: AttendanceFigures
  /** All annexes together, for each day or month with figures. */
  course: AttendancePoint[]
}

/** Today of somebody. */
export interface AttendanceToday {
  employeeId: string
  nameFr: string | null
  nameAr: string | null
  /** The letter of the day. */
  mark: string
  /** The clock of Morocco, `HH:MM`. */
  firstIn: string | null
  lastOut: string | null
  lateMinutes: number | null
  annexe: string | null
  /** Where somebody is who is not at their desk. */
  elsewhere: PanelBadge | null
}

/** A week of a unit. */
export interface AttendanceWeek {
  monday: string
  people: AttendanceWeekLine[]
}

/** The line of somebody, with the hours of each day, `HH:MM`. */
export interface AttendanceWeekLine {
  workedMinutes: number
  lateMinutes: number
  /** What was not worked without anything that covers it. */
  missingMinutes: number
  overtimeMinutes: number
  employeeId: string
  nameFr: string | null
  nameAr: string | null
  /** A letter a day. */
  marks: string
  firstIn: (string | null)[]
  lastOut: (string | null)[]
}

/** A year of somebody, and what its days come to. */
export interface AttendanceYear {
  workedMinutes: number
  lateMinutes: number
  /** What was not worked without anything that covers it. */
  missingMinutes: number
  overtimeMinutes: number
  year: number
  /** A letter a day from the first of January. */
  marks: string
}

/** Documents that wait for an act of the caller. */
export interface AwaitedAct {
  /** The act. */
  act: ActionId
  collection: CollectionId
  /** How many wait. */
  total: number
  /** Fifty of them at most, the oldest first. */
  ids: string[]
}

/** What waits for the caller, by the acts that are awaited of them. */
export interface AwaitedActs {
  waiting: AwaitedAct[]
}

/** A ticket that was given, or what is asked for first. */
export type BegunApplication = GivenTicket | AskedWork

/** The address of a calendar, which is told once. */
export interface CalendarAddress {
  path: string
  scope: 'own' | 'all'
}

/** The address opens nothing any more. */
export type CalendarEnded = Record<string, unknown>

/** How far a count is. */
export interface CampaignProgress {
  id: string
  state: string
  total: ItemCounts
  offices: OfficeProgress[]
  /** What several people have seen, the last seen first; at most 200. */
  seenBySeveral: ItemOfSeveral[]
}

/** Somebody who came to a test. */
export interface CandidateArrival {
  candidate: ArrivedCandidate
  present: boolean
  /** Whether it was recorded before. */
  already: boolean
  /** Whether the test is hours away, and nothing was kept. */
  rehearsal?: boolean
}

/** What was decided of a claim. */
export interface CandidateClaim {
  claim: ClaimName
  state: ProofState
  /** Why it was decided so. */
  reason: string | null
  /** The ground that is claimed. */
  ground: string | null
  /** The service that is claimed, in months. */
  serviceMonths: number | null
}

/** Who stepped back from hearing a candidate. */
export interface CandidateRecusals {
  recusals: RecusedMember[]
}

/** What is kept of applicants, and how long. */
export interface CandidateRetention {
  /** How many months data stay after the end of an exam, by the rule in force; without one those of the draft. */
  months: number
  /** Whether a rule is in force: without one nothing is erased. */
  inForce: boolean
  exams: RetainedExam[]
}

/** A file as it is reviewed. */
export interface CandidateReview {
  /** For the secretariat. */
  trackingNumber: string | null
  files: ReviewedFile[]
  findings: ReviewFinding[]
  /** What is claimed, and what was decided of it. */
  claims: CandidateClaim[]
  secondLook: SecondLook
  /** How many files of the position wait. */
  waiting: number
  /** The next of them. */
  nextId: string | null
  /** Who else looks at the file now. */
  heldById: string | null
  asked: AskedByExam
  candidate: Candidates
}

/** Why somebody stands where they stand; of marks and minima in hundredths. */
export interface CandidateSheet {
  /** `former_rule` of whoever was admitted before claims were decided apart. */
  provedBy: string | null
  specialtyId: string
  tests: TestCalculation[]
  written: HalfCalculation | null
  oral: HalfCalculation | null
  score: ExactMean | null
  minTotal: number | null
  rank: number | null
  /** How many of the specialty have a rank. */
  of: number
  /** What separates them from the next above. */
  separation: string | null
  /** The status that it leads to; `pending` where a mark is missing. */
  verdict: string
  why: string | null
  /** By which post they are retained. */
  post: string | null
  /** The ground of a reserved one. */
  ground: string | null
  /** The place on the waiting list. */
  place: number | null
}

/** A candidate who is heard, with the mark that the caller gave. */
export interface CandidateToMark {
  candidateId: string
  candidateNumber: string | null
  nameFr: string | null
  nameAr: string | null
  /** The turn of passage, from 1. */
  order: number | null
  isAbsent: boolean
  /** Whether the caller has stepped back from hearing this candidate. */
  isRecused: boolean
  /** What another mark would replace; none where nothing was entered. */
  entryId: string | null
  /** From 0 to 20. */
  mark: number | null
  typedTwice: boolean
  /** Where it is of the sheet of a member without an account. */
  sheet?: ShownSheet | null
}

/** What cars cost in a period. */
export interface CarCostReport {
  /** The dearest car first. */
  rows: CarCosts[]
  /** All of them together; by the kilometre, those whose distance is known. */
  total: CarCostSums
}

/** What one car, or several, cost in a period, in dirhams. */
export interface CarCostSums {
  /** In kilometres, as far as odometers tell. */
  distance: number | null
  litres: number
  fuelCost: number
  maintenanceCost: number
  accidentCost: number
  paperCost: number
  total: number
  costPerKm: number | null
  /** In litres, between the first filling and the last. */
  fuelPer100Km: number | null
}

/** What one car cost in a period. */
export interface CarCosts {
  /** In kilometres, as far as odometers tell. */
  distance: number | null
  litres: number
  fuelCost: number
  maintenanceCost: number
  accidentCost: number
  paperCost: number
  total: number
  costPerKm: number | null
  /** In litres, between the first filling and the last. */
  fuelPer100Km: number | null
  carId: string
  plate: string | null
}

/** Whom an appeal moves, and what came of it once it is carried out. */
export interface CarriedOutAppeal {
  moved: AppealMove[]
  /** The ranking that was computed again, where one stood. */
  runId?: string | null
  carriedOutAt?: string
  /** The minutes. */
  paper?: IssuedPaper
}

/** Every car that the caller may choose for a mission, by their ids. */
export interface CarsAtHours {
  free: string[]
  taken: TakenCar[]
}

/** What is claimed. */
export type ClaimName = 'ground' | 'service'

/** Whether the clock of the server is believed; if not, when it was last, and what it showed then. */
export interface ClockState {
  isBelieved: boolean
  believedAt: string | null
  shown: string | null
}

/** A day that was closed: nothing is told of it. */
export type ClosedDay = Record<string, unknown>

/** An exam that takes no applications any more: under way, or ended as long as its lists stay. */
export interface ClosedExam {
  id: string
  /** Title in French */
  titleFr: string
  /** Title in Arabic */
  titleAr: string
  /** Application deadline */
  application_deadline: string
  /** Date of the exam */
  exam_date: string | null
  /** Published at */
  publishedAt: string | null
  /** Status */
  status: 'draft' | 'open' | 'closed' | 'grading_written' | 'oral_scheduled' | 'completed' | 'cancelled'
  /** Results announced at */
  results_announced_at: string | null
}

/** A ranking that is in force. */
export interface ComputedRanking {
  runId: string
  candidates: number
  /** How many candidates there are by what became of them. */
  counts: Record<string, number>
}

/** Whether a code is wanted of an application, and how it goes. */
export interface ContactCodeSent {
  wanted: boolean
  /** `mail` or `sms`. */
  channel?: string
  /** To which address, masked. */
  to?: string
  /** Until when it is good. */
  until?: string
}

/** How far the convocations of an exam are. */
export interface ConvocationProgress {
  /** How the job stands; none before the first. */
  state: string | null
  total: number
  /** How many are summoned. */
  done: number
  waiting: number
  /** How many convocations of all exams are still to be printed. */
  unprinted: number
}

/** What was drawn, as it is signed. */
export interface CopiesDraw {
  tests: DrawnExamTest[]
  /** The digest of the whole table. */
  digest: string
}

/** What ties a number to a seat. */
export interface CopyLabel {
  examTestId: string
  candidateNumber: string
  room: string
  seat: number | null
  /** The anonymity number. */
  number: string
  lot: number | null
}

/** The labels of an exam, in the order in which whoever sticks them walks: room by room, seat by seat. */
export interface CopyLabels {
  labels: CopyLabel[]
}

/** A copy by its anonymity number, with the mark that the caller gave. */
export interface CopyToMark {
  copyId: string
  number: string
  lot: number | null
  /** Which of its markings is the caller's, from 1. */
  round: number | null
  /** What another mark would replace; none where nothing was entered. */
  entryId: string | null
  /** From 0 to 20. */
  mark: number | null
  typedTwice: boolean
  /** Where it is of the sheet of a member without an account. */
  sheet?: ShownSheet | null
}

/** An application that was corrected. */
export interface CorrectedApplication {
  correctedAt: string
}

/** What a count has come to. */
export interface CountedStock {
  /** How many parts were counted. */
  counted: number
  /** How many of them differed, and were set right. */
  adjusted: number
  /** The sheet of the count as a PDF, in base64; none where it could not be drawn: the count stands all the same. */
  sheet: string | null
}

/** Somebody who counts. */
export interface CounterOfCampaign {
  id: string
  /** The name of their account. */
  name: string | null
}

/** An appeal that was decided; to whoever may read no appeals its state alone. */
export type DecidedAppeal = Appeals | UnreadAppeal

/** A step that was decided, and what it was about. */
export interface DecidedApproval {
  id: string
  subjectCollection: string
  subjectId: string
}

/** What was decided together. */
export interface DecidedApprovals {
  decided: DecidedApproval[]
}

/** What was decided. */
export interface DecidedDifferences {
  /** About how many differences. */
  decided: number
}

/** How many leaves were decided on. */
export interface DecidedLeave {
  decided: number
}

/** A post that was declined. */
export interface DeclinedPost {
  /** Who declined it. */
  candidate: Candidates
  /** Who gets it, if anybody waits. */
  next: Candidates | null
}

/** How many devices went. */
export interface DeletedStrangers {
  deleted: number
}

/** What may be due of somebody, in the order in which those of one day are told. */
export type DepartureKind = 'endOfPosting' | 'endOfService' | 'probation' | 'retirement'

/** A proposal that was put aside. */
export interface DismissedProposal {
  id: string
  state: ScanState
}

/** How long papers take, and what waits. */
export interface DocumentDelays {
  /** The first day that is counted. */
  from: string
  /** How many requests wait now, */
  open: number
  /** and how many of them are past their day. */
  overdue: number
  types: DocumentTypeDelay[]
  /** The earliest month first. */
  months: DocumentMonthDelay[]
}

/** How long the papers of one type took in one month. */
export interface DocumentMonthDelay {
  /** `2026-11`. */
  month: string
  type: 'salary_certificate' | 'work_certificate' | 'experience_certificate' | 'tax_form' | 'insurance_letter' | 'other'
  count: number
  rejected: number
  /** Made after their day. */
  late: number
  made: number
  /** In working days. */
  medianDays: number | null
}

/** What keeps documents from being deleted. */
export interface DocumentReferences {
  references: ReferringGroup[]
  /** Whether there are others, which the caller may not read. */
  others: boolean
}

/** Something that waits for the signature of an office of the caller's. */
export interface DocumentToSign {
  collection: string
  id: string
  /** The kind of its paper. */
  kind: string
  /** What it is, in the caller's language. */
  what: string
  /** Whom it is about. */
  name: string | null
  nameAr: string | null
  number: string | null
  docId: string | null
  fileId: string | null
  /** What it says, where no paper stands yet. */
  text: string | null
  since: string | null
  due: string | null
  state: SigningState
}

/** How long the papers of one type took. */
export interface DocumentTypeDelay {
  type: 'salary_certificate' | 'work_certificate' | 'experience_certificate' | 'tax_form' | 'insurance_letter' | 'other'
  count: number
  rejected: number
  /** Made after their day. */
  late: number
  made: number
  /** In working days. */
  medianDays: number | null
}

/** What waits for the caller's signature, by the offices that they sign for today. */
export interface DocumentsToSign {
  total: number
  waiting: DocumentToSign[]
}

/** A paper that is drawn and not kept. */
export interface DraftPaper {
  /** The PDF, in base64. */
  pdf: string
}

/** A written test whose copies were drawn. */
export interface DrawnExamTest {
  examTestId: string
  copies: number
  /** Whether its copies are enough for nobody to be known by being one of few. */
  assured: boolean
}

/** Where candidates sit. */
export interface DrawnSeats {
  /** How many have a seat. */
  seated: number
  rooms: SeatedRoom[]
  /** From what the seats follow. */
  seed: string | null
}

/** What the caller has drawn to stand beside their electronic signature. */
export interface DrawnSignature {
  /** The data URL of a PNG; none where nothing is drawn. */
  picture: string | null
}

/** A day of a document on which something falls due. */
export interface DueDay {
  deadline: string
  label: string
  collection: string
  id: string
  title: string
  /** What of it is drawn as its form is written. */
  mark: FormMark | null
  date: string
  /** So many days from today; less than none once it is past. */
  days: number
  state: Nearness
  /** Where it is found, where the caller may go there. */
  link: string | null
  /** For whom the caller acts who would not see it otherwise. */
  delegation: ActingFor | null
}

/** The days that fall due. */
export interface DueDays {
  /** The soonest of them. */
  items: DueDay[]
  /** How many there are. */
  total: number
}

/** Work that comes round again for a car, by its day, by the odometer, or by both. */
export interface DueMaintenance {
  /** The work that says when the next is due. */
  maintenanceId: string
  carId: string
  plate: string | null
  kind: 'preventive' | 'corrective' | 'inspection' | 'tyres' | 'oil' | 'other' | null
  dueOn: string | null
  /** What the odometer of today shows then. */
  dueAtKm: number | null
  /** What it shows now. */
  odometer: number | null
  /** Less than none once the day has passed. */
  daysLeft: number | null
  /** Less than none once the odometer has passed it. */
  kmLeft: number | null
  overdue: boolean
}

/** What a member of committees has to do in one exam. */
export interface DutiesInExam {
  recruitmentId: string
  titleFr: string | null
  titleAr: string | null
  status: ExamStatus | null
  presence: PresenceDuty[]
  phases: PhaseDuty[]
  minima: MinimumDuty[]
  appeals: MemberAppeal[]
}

/** A day of somebody, and what became of it. */
export interface EnteredAbsenceDay {
  employeeId: string
  date: string
  done: AbsenceDayOutcome
  /** Why it is refused, in the language of the caller. */
  message: string | null
}

/** What became of each day, or would become of it. */
export interface EnteredAbsenceDays {
  cells: EnteredAbsenceDay[]
}

/** A thing that has entered. */
export interface EnteredItem {
  id: string
  number: string | null
}

/** Things that have entered, in the order of their numbers. */
export interface EnteredItems {
  items: EnteredItem[]
}

/** A mark that was entered. */
export type EnteredMark = MarkGiven | TypedMark

/** A mean as it was computed: exact, then printed, in hundredths. */
export interface ExactMean {
  numerator: number
  denominator: number
  printed: number
}

/** An entry of a public list: the candidate number, the name as the exam shows it, the word. */
export interface ExamListEntry {
  candidateNumber: string | null
  nameFr: string | null
  nameAr: string | null
  specialtyId: string | null
  word: string
  rank?: number | null
  /** In hundredths. */
  score?: number | null
}

/** A part of a list with its paper. */
export interface ExamListPaper {
  /** The code by which anybody can check it. */
  docId: string | null
  /** Its number in its series and year. */
  refNumber: string | null
  /** Its file. */
  fileId: string | null
  /** Whether its file can be opened already. */
  ready: boolean
  /** The paper that it replaces. */
  replaces?: string | null
  listId: string
}

/** Why a list was published again. */
export interface ExamListRevision {
  at: string
  reason: string
}

/** A published list. */
export interface ExamListWithEntries {
  id: string
  /** Kind of list */
  kind: 'provisional' | 'definitive' | 'written' | 'oral' | 'final' | 'waiting'
  /** Document id */
  docId: string | null
  /** List */
  fileId: string | null
  /** Published at */
  publishedAt: string | null
  /** Appeals until */
  appealsUntil: string | null
  /** Part */
  part: number | null
  /** Number of parts */
  parts: number | null
  /** When and why it was published again, the first time first. */
  revisions: ExamListRevision[]
  entries: ExamListEntry[] | null
}

/** Why each step that waits for something is refused, in sentences; a step is missing where the table does not allow it. */
export interface ExamObstacles {
  startWritten?: string[] | null
  scheduleOral?: string[] | null
  complete?: string[] | null
}

/** A share of posts that is reserved, as exams keep it. */
export interface ExamQuota {
  ground: ReservedGround
  percent: number
  base: QuotaBase
  rounding: QuotaRounding
  /** The reserved posts of each specialty, by its id. */
  posts?: Record<string, number> | null
}

/** How far an exam has come. */
export type ExamStatus = 'draft' | 'open' | 'closed' | 'grading_written' | 'oral_scheduled' | 'completed' | 'cancelled'

/** What publishing an exam warns of. */
export interface ExamWarnings {
  /** Tests about whose marks nobody would be left to decide. */
  tests: MissingSettlers[]
}

/** An item that is expected. A label leads to it by an address that ends in its id, or by its number. */
export interface ExpectedOnDevice {
  itemId: string
  inventoryNumber: string | null
  /** The number as it is compared: without case, blanks and hyphens, in Western digits. */
  numberKey: string | null
  designation: string | null
  /** Where it is expected. */
  bureauId: string | null
  quantity: number
  photoId: string | null
}

/** What is expected, in the order of ids. */
export interface ExpectedPage {
  rows: ExpectedOnDevice[]
  /** Where the next page begins; none after the last one. */
  next: string | null
}

/** Too few of a unit would be there, on the worst day of a leave. */
export interface FewPresent {
  code: string
  /** In the language of the caller. */
  message: string
  date: string
  /** How many would stay, */
  present: number
  /** of so many. */
  of: number
  /** The share that is to stay, in percent. */
  least: number
}

/** What may be chosen instead of being typed again. */
export interface FieldSuggestions {
  /** The most frequent first. */
  values: string[]
}

/** Who else looks at a file now. */
export interface FileHolder {
  heldById: string | null
}

/** An appeal that was filed. */
export interface FiledAppeal {
  filedAt: string
  /** Until when such ones are taken. */
  until: string
}

/** How much a finding weighs. */
export type FindingTone = 'info' | 'warn' | 'bad'

/** What the first screen holds. */
export interface FirstScreen {
  /** Nobody where the caller is known by no file. */
  who: GreetedReader | null
  figures: HomePanel[]
  panels: HomePanel[]
  /** Those for which it has no room. */
  more: PanelName[]
  hidden: PanelName[]
}

/** The minima that a committee fixed. */
export interface FixedMinima {
  /** The lock that bears them. */
  id: string
  /** In hundredths, by the ids of the tests; `total` for the final mark. */
  minima: Record<string, number>
}

/** The exam of an application that is followed. */
export interface FollowedExam {
  $id: string
  titleFr: string | null
  titleAr: string | null
  deadline: string
  examDate: string | null
}

/** A text in its form. */
export interface FormMark {
  /** The name of the form. */
  form: string
  /** The text. */
  text: string
}

/** What became of the reports of a period. */
export interface GeneratedAnnexeReports {
  made: number
  changed: number
  /** Those that were typed, and differ from what the days say. */
  differ: number
  reports: AnnexeReports[]
}

/** The paper of a request. */
export interface GeneratedPaper {
  /** The code by which anybody can check it. */
  docId: string | null
  /** Its number in its series and year. */
  refNumber: string | null
  /** Its file. */
  fileId: string | null
  /** Whether its file can be opened already. */
  ready: boolean
  /** The paper that it replaces. */
  replaces?: string | null
  /** Whether it was made for an earlier request. */
  repeats: boolean
  request: DocumentRequests
}

/** What became of the statements of a month. */
export interface GeneratedStatements {
  made: number
  changed: number
  /** Drafts that said nothing any more. */
  removed: number
  /** Those that are signed already. */
  kept: number
  /** The drafts that stand. */
  statements: DeductionStatements[]
}

/** The number that a thing was given. */
export interface GivenNumber {
  id: string
  number: string
}

/** The numbers that things were given. */
export interface GivenNumbers {
  numbers: GivenNumber[]
}

/** A ticket that was given. */
export interface GivenTicket {
  now: string
  /** Until when an application may begin. */
  deadline: string
  /** Until when one is taken that began before the deadline. */
  takenUntil: string
  /** When the ticket ends if files come under it; it ends sooner if the page is not heard. */
  endsAt: string
  /** The size of every piece of a file but its last, in bytes. */
  pieceBytes: number
  /** The secret by which its holder is known. */
  ticket: string
}

/** The names by which the caller is greeted. */
export interface GreetedReader {
  nameFr: string
  nameAr: string
}

/** How much is still there of a group. */
export interface GroupCount {
  /** Its id. */
  id: string
  /** What it is called by in few letters. */
  code: string
  /** What it is called in French. */
  titleFr: string | null
  /** What it is called in Arabic. */
  titleAr: string | null
  /** The day from which its term counts. */
  endedOn: string
  /** The day from which on it goes. */
  erasedFrom: string
  /** Of how many entries something is still there. */
  entries: number
  /** How many files of theirs. */
  files: number
}

/** What a half of the exam came to; without a mean where absence eliminates. */
export interface HalfCalculation {
  numerator?: number
  denominator?: number
  printed?: number
  isPassed: boolean
  isAbsent: boolean
}

/** A document that rests on somebody. */
export interface HandoverDocument {
  title: string
  /** Where it stands on the web; empty where it has no page. */
  page: string
}

/** What of a collection rests on somebody. */
export interface HandoverGroup {
  collection: CollectionId
  /** What it is called, in the caller's language. */
  label: string
  count: number
  /** Those that the caller may read. */
  rows: HandoverDocument[]
}

/** A unit that somebody heads or stands in for. */
export interface HeadedUnit {
  id: string
  kind: UnitKind
  nameFr: string
  nameAr: string
}

/** From where heads are looked for, upwards. */
export type HeadshipLevel = 'manager' | 'bureau' | 'service' | 'division' | 'direction' | 'annexe'

/** A list as its holder knows it. */
export interface HeldListInfo {
  id: string
  examTestId: string
  labelFr: string | null
  labelAr: string | null
  room: string | null
  openedAt: string | null
  handedInAt: string | null
  /** The moment of this answer, by which the device sets its own clock right. */
  now: string
}

/** A ticket, with what has come under it. */
export interface HeldTicket {
  now: string
  /** Until when an application may begin. */
  deadline: string
  /** Until when one is taken that began before the deadline. */
  takenUntil: string
  /** When the ticket ends if files come under it; it ends sooner if the page is not heard. */
  endsAt: string
  /** The size of every piece of a file but its last, in bytes. */
  pieceBytes: number
  files: TicketFileProgress[]
}

/** A candidate who became an employee. */
export interface HiredCandidate {
  candidate: Candidates
  employeeId: string
  /** Whether the employee was on file before. */
  linked: boolean
}

/** The holidays of a year are not entered yet: the days of a leave will be counted again. */
export interface HolidaysNotEntered {
  code: string
  /** In the language of the caller. */
  message: string
  year: number
}

/** A panel, and what stands in it. */
export interface HomePanel {
  id: string
  title: string
  isFigure: boolean
  content: PanelContent
}

/** Something that waits: where it is done, and how many. */
export interface HomeTask {
  link: string
  count: number
}

/** What waits for somebody. */
export interface HomeTasks {
  tasks: HomeTask[]
}

/** A column of the sheet. */
export interface ImportColumn {
  /** Its letters. */
  column: string
  /** Its title. */
  header: string
  /** The field that it was read as; none where it was left out. */
  field: string | null
}

/** Something to say about a cell. */
export interface ImportFinding {
  /** The row as the user sees it. */
  row: number
  /** What its document is called, as far as the row says. */
  title: string
  /** The field. */
  column: string
  /** What the cell shows. */
  value: string
  /** The code of the refusal. */
  type: string
  /** What is wrong, in the reader's language. */
  message: string
  /** Whether the row was refused for it; a note was not. */
  refused: boolean
}

/** What a row that did not go in shows. */
export interface ImportRefusedRow {
  row: number
  /** In the order of the columns. */
  cells: string[]
}

/** What came of an import. */
export interface ImportReport {
  /** Rows with something in them. */
  rows: number
  /** Documents made. */
  created: number
  /** Documents changed. */
  updated: number
  /** Documents that stood so already. */
  unchanged: number
  /** Rows that did not go in. */
  refused: number
  /** Rows among them that a reader of the sheet does not see, hidden or filtered. */
  hiddenRows: number
  /** The letters of columns that a reader of the sheet does not see. */
  hiddenColumns: string[]
  /** The record of it, where it wrote something. */
  run: string | null
  /** Whether nothing stayed. */
  dryRun: boolean
  /** The name of the sheet. */
  sheet: string
  /** The row of the titles. */
  headerRow: number
  /** Letters, title and field of every column. */
  columns: ImportColumn[]
  /** The fields that two columns make together: the field, the letters of its columns in their order, and the first text made of them. */
  joined: JoinedColumns[]
  /** Units that nobody knows. */
  missing: UnknownUnit[]
  /** What the cells of refused rows show, by the number of the row, to be corrected and sent again. */
  refusedRows: ImportRefusedRow[]
  /** What is to be said, from the first row to the last. */
  report: ImportFinding[]
}

/** A document that stays as the import left it, and why. */
export interface ImportUndoRefusal {
  collection: CollectionId
  id: string
  /** Empty where the caller may not read it. */
  title: string
  titleAr: string
  type: string
  message: string
}

/** What came of undoing an import, or would. */
export interface ImportUndoReport {
  /** Documents in the trash. */
  removed: number
  /** Documents with their former values. */
  restored: number
  /** Documents that were so already. */
  already: number
  /** Documents that stay as the import left them. */
  stays: number
  /** The first of those that stay. */
  staying: ImportUndoRefusal[]
  /** Whether nothing stayed of it. */
  dryRun: boolean
}

/** What a log file brought, or would bring. */
export interface ImportedPunchFile {
  lines: number
  /** Punches that were not there. */
  new: number
  /** Punches that were. */
  known: number
  /** Lines that are no punch. */
  malformed: number
  /** Codes that nobody has. */
  unknownCodes: string[]
  /** The first day of the new ones. */
  from: string | null
  /** The last day of the new ones. */
  to: string | null
}

/** Who may sign in, and by what. */
export interface IssuedCredentials {
  user: Users
  /** The one-time password, shown once; empty where one was given or a letter lets the person choose it. */
  password: string
}

/** Letters that were issued together, in the order of their lines. */
export interface IssuedLetters {
  warnings: Warnings[]
}

/** What is answered of a paper that was issued. */
export interface IssuedPaper {
  /** The code by which anybody can check it. */
  docId: string | null
  /** Its number in its series and year. */
  refNumber: string | null
  /** Its file. */
  fileId: string | null
  /** Whether its file can be opened already. */
  ready: boolean
  /** The paper that it replaces. */
  replaces?: string | null
}

/** How many items of what became of them. `expected` = `found` + `moved` + `missing`. */
export interface ItemCounts {
  /** What should be there by now of what was frozen at the opening. */
  expected: number
  /** Seen where they should be. */
  found: number
  /** Of those that should be there: seen elsewhere. */
  moved: number
  /** Not seen. */
  missing: number
  /** Codes that nobody knows, seen there. */
  unknown: number
  /** Worse than they were. */
  damaged: number
  /** Seen in another quantity. */
  quantity: number
  /** Not expected there, and seen there. */
  additional: number
}

/** An item that several people have seen. */
export interface ItemOfSeveral {
  itemId: string
  inventoryNumber: string | null
  designation: string | null
  /** The scans of it, earliest first. */
  scans: OtherScan[]
}

/** A count as a device knows it. */
export interface JoinedCampaign {
  id: string
  name: string | null
  openedAt: string | null
  /** Of the second count of a random sample: the first one. */
  sampleOfId: string | null
  /** The moment of this answer, by which the device sets its own clock right. */
  now: string
  /** Until then the device keeps what it took along, unless it joins again. */
  keepUntil: string
  offices: OfficeOfCampaign[]
  /** Who counts, so that a device says who has counted an item already. */
  counters: CounterOfCampaign[]
}

/** A field that two columns make together. */
export interface JoinedColumns {
  field: string
  /** Their letters, in their order. */
  columns: [string, string]
  /** The first text that was made of them. */
  example: string
}

/** How a run stands or ended; without an outcome it waits, runs, or will be tried again. */
export interface LastJobRun {
  $id: string
  dueAt: string | null
  startedAt: string | null
  endedAt: string | null
  /** `ok`, `failed`, `skipped` or `cancelled`. */
  outcome: string | null
  /** How many things it dealt with, or what went wrong. */
  message: string | null
  /** How many things it has dealt with so far, where it says so in batches. */
  progress: number | null
  /** Whether it stops when it is told to: `jobRuns.cancel`. */
  mayBeCancelled: boolean
}

/** A row of the law that the commune has not, or otherwise, with its source. */
export interface LawDifference {
  /** By which it is taken. */
  key: string
  collection: 'holidays' | 'workSchedules' | 'leaveTypes'
  titleFr: string
  titleAr: string
  state: LawState
  /** What the commune has. */
  id: string | null
  /** What the law says, by its fields. */
  law: Record<string, unknown>
  /** What the commune says, by the same fields. */
  own: Record<string, unknown> | null
  /** What is told of it: what differs, or all that is said where it is missing. */
  fields: string[]
  /** What it stands on. */
  source: string | null
  /** Whether the sources agree less than on the others. */
  isProbable: boolean
  /** Whether its day follows the moon and is to be confirmed. */
  isTentative: boolean
  /** Whether it holds from a day that has to be named. */
  needsDay: boolean
  mayTake: boolean
}

/** What the commune has not of the law, or otherwise. */
export interface LawDifferences {
  rows: LawDifference[]
}

/** How the commune stands to a row of the law. */
export type LawState = 'missing' | 'otherwise'

/** What somebody has of a type of leave, in days. */
export interface LeaveBalance {
  employeeId: string
  /** The code of the type. */
  type: string
  nameFr: string
  nameAr: string
  /** The year that the parts are of. */
  year: number
  entitled: number
  /** Brought over into the year. */
  carried: number
  taken: number
  expired: number
  corrected: number
  /** Days of years before, given back or taken after these were carried over. */
  earlier: number
  balance: number
  /** Asked for and not decided yet. */
  pending: number
  /** What may still be asked for. */
  available: number
  /** Carried days that are lost after `expiresOn`. */
  expiring: number | null
  expiresOn: string | null
}

/** What people have of every type of leave with an entitlement. */
export interface LeaveBalances {
  balances: LeaveBalance[]
}

/** What a leave takes of a year, and what is left of it before and after, in days. */
export interface LeaveBudget {
  year: number
  days: number
  balance: number
  /** What other requests wait for. */
  pending: number
  before: number
  after: number
}

/** A public holiday within a leave, which takes no day. */
export interface LeaveHoliday {
  date: string
  nameFr: string
  nameAr: string
  /** Whether it still follows the moon: it may fall on the next day. */
  tentative: boolean
}

/** What stands against a leave. */
export interface LeaveObstacle {
  /** Its code. */
  type: string
  /** The field that it is about. */
  field: string | null
  /** In the language of the caller. */
  message: string
  /** What its text is made of. */
  facts: Record<string, string>
  document?: ObstacleDocument | null
}

/** What became of a sheet of balances that people bring along, or of a piece of it. */
export interface LeaveOpeningReport {
  rows: number
  posted: number
  /** They stood already. */
  kept: number
  refused: RefusedLeaveOpening[]
}

/** What a leave would take, what is left before and after, and what stands against it. */
export interface LeavePreview {
  /** Nothing where it cannot be counted at all. */
  days: number | null
  unit: 'working' | 'calendar' | null
  years: LeaveYear[]
  /** Those of all its years. */
  holidays: LeaveHoliday[]
  balances: LeaveBudget[]
  refused: LeaveObstacle[]
  warnings: LeaveWarning[]
  /** By which day its certificate comes, where one is asked for. */
  certificateDue: string | null
}

/** What is to be known of a leave that is asked for. */
export type LeaveWarning = FewPresent | HolidaysNotEntered

/** What a leave takes of one year. */
export interface LeaveYear {
  year: number
  days: number
  /** The first day that counts. */
  from: string | null
  /** The last day that counts. */
  to: string | null
  /** The days of which half is taken. */
  halves: string[]
  holidays: LeaveHoliday[]
  /** The days that count, where not every one does. */
  dates?: string[] | null
}

/** What hours are read by, and what that comes to now. */
export interface LegalClock {
  /** Where the time zone data stand that hold. */
  holds: TimeSourcePlace
  /** The release of the program's data, where it is known. */
  program: string | null
  /** The release of the machine's data, where it is known. */
  machine: string | null
  hasMachine: boolean
  /** Whether the newest release is more than twelve months old. */
  isOld: boolean
  /** The first days on which the two say different things. */
  differing: string[]
  /** The first days on which the list of the commune says otherwise than the data that hold. */
  listDiffering: string[]
  /** Whether the list does not say how long its last change holds. */
  isListOpen: boolean
  /** Minutes ahead of UTC, now. */
  ahead: number
}

/** A day that calls for a letter. */
export interface LetterProposal {
  persoActifId: string
  nameFr: string
  nameAr: string
  date: string
  absent: boolean
  minutesLate: number | null
  kind: 'notice' | 'explanation_request' | 'warning'
  /** Whether the terminals know the person whole; without that no letter proves anything. */
  registered: boolean
  firstIn: string | null
  pointageId: string
}

/** Days that call for letters. */
export interface LetterProposals {
  proposals: LetterProposal[]
  /** No day before it is proposed. */
  since: string
}

/** Anonymity that was lifted, with the counts once the grades stand. */
export interface LiftedAnonymity {
  liftedAt: string
  passed: number | null
  failed: number | null
  absent: number | null
}

/** Somebody who is summoned to a test. */
export interface ListedCandidate {
  number: string
  /** Digests of the codes of their convocations: the first sixteen hexadecimal digits of the SHA-256 of the list's id, a colon and the code. */
  codes: string[]
  /** Whether they are on record as present. */
  present: boolean
  /** Of the room of the list alone. */
  nameFr?: string | null
  nameAr?: string | null
  seat?: number | null
}

/** Who stands on a list. */
export interface ListedPeople {
  people: ListedCandidate[]
}

/** The lists of a test, and what came late. */
export interface ListsOfTest {
  /** The names of the rooms of its exam. */
  rooms: string[]
  lists: PresenceList[]
  /** What came after the sheet was closed and says otherwise than it: a proposal for minutes. */
  proposals: PresenceProposal[]
  /** Why the first signer closed without the lists that are out, where the second has still to sign. */
  withoutReason?: string | null
}

/** What is closed. */
export type LockPhase = 'presence' | 'written' | 'oral' | 'ranking'

/** How far a lock is for a member. */
export type LockProgress = 'open' | 'signed' | 'yours' | 'locked'

/** Who has a number. */
export interface LookedUpEmployee {
  /** None where nobody has it. */
  employee: Employees | null
}

/** How far the marking of a lot is. */
export interface LotMarking {
  lot: number
  copies: number
  marked: number
  memberIds: string[]
  /** The names of its markers. */
  members: (string | null)[]
}

/** The work that comes round again. */
export interface MaintenancePlan {
  /** What is overdue first, then the soonest. */
  rows: DueMaintenance[]
}

/** A mark that its marker gave. */
export interface MarkGiven {
  entry: GradeEntries
  /** Whether it stood already, and was typed once more. */
  typedTwice: boolean
}

/** What is a marker's to mark. */
export interface MarkerLot {
  tests: TestToMark[]
}

/** How far the marking of an exam is. */
export interface MarkingProgress {
  tests: TestMarking[]
}

/** What a number counts. */
export type Measured = 'count' | 'dirhams' | 'kilometres'

/** An appeal that waits for a member. */
export interface MemberAppeal {
  id: string
  about: AppealSubject | null
  text: string | null
  filedAt: string | null
  candidateNumber: string | null
  /** Of a mark or a presence: the test. */
  labelFr: string | null
  labelAr: string | null
  mayDecide: boolean
  mayCarryOut: boolean
}

/** What a member of committees has to do besides marking. */
export interface MemberDuties {
  exams: DutiesInExam[]
}

/** A unit that was another. */
export interface MergedUnit {
  /** The one that stays. */
  unit: unknown
  /** How many documents named the other, and name this one. */
  moved: number
}

/** A test, or the final mark, whose minimum the member fixes. */
export interface MinimumDuty {
  examTestId: string
  labelFr: string | null
  labelAr: string | null
  /** The minimum as it stands, in hundredths. */
  hundredths: number | null
}

/** A test whose appeals fewer than two would be left to settle. */
export interface MissingSettlers {
  examTestId: string
  labelFr: string
  labelAr: string
  /** How many people more it takes. */
  missing: number
}

/** What stands against a mission. */
export interface MissionConflict {
  /** Its code. */
  type: string
  /** The field of the mission that names who or what is away. */
  field: string | null
  /** What its text is made of: who or what is away, on which mission or work, and when. */
  facts: Record<string, string>
  /** In the language of the caller. */
  message: string
}

/** What stands against a mission as it would be written. */
export interface MissionConflicts {
  conflicts: MissionConflict[]
}

/** A document whose rules refuse its hours. */
export interface MovedHourRefusal {
  collection: CollectionId
  id: string
  code: string
  message: string
}

/** What came of moving hours. */
export interface MovedHours {
  /** How many documents. */
  moved: number
  refused: MovedHourRefusal[]
}

/** Things that were moved by one act. */
export interface MovedItems {
  /** The id of the first movement, by which all of them are found. */
  lot: string
  /** The items that moved: of a part, the new one. */
  ids: string[]
}

/** How near a day is. */
export type Nearness = 'overdue' | 'soon' | 'later'

/** Where the queue goes on. */
export interface NextInQueue {
  /** The file that comes next, which the caller holds now. */
  nextId: string | null
  /** How many files wait. */
  waiting: number
}

/** The ways in which a notification reaches its reader. */
export interface NoticeChannels {
  /** In the application. */
  in_app: boolean
  /** By mail. */
  mail: boolean
  /** To the browsers and telephones that asked for it. */
  push: boolean
}

/** A condition as the notice says it. */
export interface NoticeCondition {
  name: string
  fr: string
  ar: string
}

/** Something of which the caller is told. */
export interface NoticeKindSettings {
  id: string
  label: string
  /** Whether it is to be acknowledged, so that it always shows in the application. */
  needsAck: boolean
  channels: NoticeChannels
}

/** A way in which the house can tell the caller something. */
export interface NotificationChannel {
  id: 'in_app' | 'mail' | 'push'
  available: boolean
  /** Why it is not. */
  reason: string | null
}

/** How many notifications of the caller wait. */
export interface NotificationCounts {
  unread: number
  toAcknowledge: number
}

/** Of what the caller is told, and how. */
export interface NotificationSettings {
  kinds: NoticeKindSettings[]
  channels: NotificationChannel[]
  preferences: NotificationWishes
}

/** The wishes of the caller. */
export interface NotificationWishes {
  /** By kind: yes or no for each channel of which something was said. */
  channels: Record<string, Record<string, boolean>>
  /** `HH:MM`; none where there are no quiet hours. */
  quietFrom: string | null
  quietTo: string | null
  /** 1 is Monday. */
  quietDays: number[]
  digest: 'none' | 'daily' | 'weekly'
  digestAt: string | null
  digestDay: number | null
  /** In which mails and push speak. */
  language: 'fr' | 'ar' | 'en'
}

/** The document that stands against a leave, where the caller may open it. */
export interface ObstacleDocument {
  $collectionId: CollectionId
  $id: string
}

/** An office that is counted. */
export interface OfficeOfCampaign {
  id: string
  nameFr: string | null
  nameAr: string | null
  /** How many items were expected there at the opening. */
  expected: number
}

/** How far an office is. */
export interface OfficeProgress {
  id: string
  nameFr: string | null
  nameAr: string | null
  /** What should be there by now of what was frozen at the opening. */
  expected: number
  /** Seen where they should be. */
  found: number
  /** Of those that should be there: seen elsewhere. */
  moved: number
  /** Not seen. */
  missing: number
  /** Codes that nobody knows, seen there. */
  unknown: number
  /** Worse than they were. */
  damaged: number
  /** Seen in another quantity. */
  quantity: number
  /** Not expected there, and seen there. */
  additional: number
  /** Who scanned in it: the names of their accounts. */
  countedBy: string[]
  /** When somebody scanned in it last. */
  lastScanAt: string | null
}

/** What the caller may do with a document now, and what they might do of which something stands against it. */
export interface OpenActs {
  open: ActionId[]
  /** By the ids of acts. */
  refused: Record<string, ActRefusal>
}

/** A count that is open. */
export interface OpenCampaign {
  id: string
  /** How many items it expects. */
  expected: number
}

/** An exam that takes applications. */
export interface OpenExam {
  id: string
  /** Title in French */
  titleFr: string
  /** Title in Arabic */
  titleAr: string
  /** Application deadline */
  application_deadline: string
  /** Date of the exam */
  exam_date: string | null
  /** Published at */
  publishedAt: string | null
  posts: number
  /** How many positions it has. */
  positions: number
}

/** A count of a sample. */
export interface OpenSample {
  /** The second count. */
  id: string
  /** How many items it expects. */
  expected: number
}

/** What became of balances that people bring along. */
export interface OpenedLeaveBalances {
  posted: number
  /** They stood already. */
  kept: number
}

/** An opinion was asked for or given: there is nothing else to tell. */
export type OpinionNoted = Record<string, unknown>

/** Another application that a finding names. */
export interface OtherApplication {
  $id: string
  nameFr: string | null
  nameAr: string | null
  birth_date: string | null
  candidateNumber: string | null
  recruitmentId: string | null
  status: string | null
}

/** Who else has seen an item, where and when. */
export interface OtherScan {
  byId: string | null
  /** The name of their account. */
  by: string | null
  bureauId: string
  scannedAt: string
}

/** What its author is told of an appeal: the decision with its reason, and when it was carried out. */
export interface OwnAppeal {
  id: string
  about: AppealSubject | null
  examTestId: string | null
  state: AppealState | null
  decision: string | null
  filedAt: string | null
  decidedAt: string | null
  carriedOutAt: string | null
}

/** What departments keep of an employee: each part under its id. */
export interface OwnPortal {
  who: PortalOwner
}

/** A state. */
export interface PanelBadge {
  /** Its words. */
  text: string
  /** What it means. */
  tone: 'good' | 'warn' | 'bad' | 'info' | 'quiet'
}

/** What stands in a panel. */
export type PanelContent = {
  shape: 'figure'
  /** The number. */
  value: number
  /** What it counts. */
  of: Measured
  /** What the same days of the month before came to. */
  before: number | null
  /** Whether more of it is good, bad or neither. */
  moreIs: 'good' | 'warn' | 'bad' | 'info' | 'quiet' | null
  /** What else is to be said of it. */
  note: string | null
  /** By what rule it is counted, as help beside it. */
  rule: string | null
  /** Where what it counts is listed. */
  link: string | null
} | {
  shape: 'rows'
  /** The first of them. */
  rows: PanelLine[]
  /** How many there are. */
  total: number
  /** Where all of them are listed. */
  link: string | null
} | {
  shape: 'ring'
  /** The parts, the greatest first. */
  parts: PanelPart[]
} | {
  shape: 'months'
  /** The months, the last being this one: `2026-11`. */
  months: string[]
  /** What is summed, each with a number for every month. */
  series: PanelSeries[]
  /** What the numbers count. */
  of: Measured
  /** Where what they sum up is listed. */
  link: string | null
} | {
  shape: 'days'
  /** The first day. */
  from: string
  /** How many on each day from then on. */
  counts: number[]
  /** The first of them. */
  rows: PanelLine[]
  /** How many there are. */
  total: number
  /** Where all of them are listed. */
  link: string | null
} | {
  shape: 'own'
}

/** Somebody, with the photo where there is one and it may be seen. */
export interface PanelFace {
  /** Name in the reader's language. */
  name: string
  /** The file of the photo. */
  photo: string | null
}

/** A line of a panel: what it is about, and what there is to know of it at a glance. */
export interface PanelLine {
  /** Tells it from the others. */
  key: string
  /** What it is called. */
  title: string
  /** What else tells what it is. */
  detail: string
  /** Where it is found. */
  link: string | null
  /** Whose face stands before it. */
  face: PanelFace | null
  /** What is drawn as its form hangs or is written, such as a number. */
  mark: FormMark | null
  /** A word by which the application picks a picture. */
  picture: string | null
  /** Until when, or at what moment. */
  until: string | null
  /** Until the end of which day, where it is for whole days. */
  lastDay: string | null
  /** On which day. */
  day: string | null
  /** How it stands. */
  badge: PanelBadge | null
  /** How many. */
  count: number | null
  /** How they are called. */
  phone: string | null
}

/** What a panel is called. */
export interface PanelName {
  id: string
  title: string
  isFigure: boolean
}

/** A part of a whole, or what comes by months. */
export interface PanelPart {
  /** What it is called. */
  label: string
  /** How much it is. */
  value: number
  /** What it means, where it is a state. */
  tone: 'good' | 'warn' | 'bad' | 'info' | 'quiet' | null
  /** Where it is listed. */
  link: string | null
}

/** One kind of what is summed. */
export interface PanelSeries {
  /** What it is called. */
  label: string
  /** A number for every month. */
  values: number[]
}

/** A kind of paper: what it is called, what its texts may name, and its texts. */
export interface PaperKindTexts {
  kind: string
  label: string
  fields: PaperName[]
  /** As they stand today. */
  texts: {
    fr: StandingPaperText
    ar: StandingPaperText
  }
  /** Those of the house. */
  defaults: {
    fr: string
    ar: string
  }
}

/** A name that texts may use between braces. */
export interface PaperName {
  name: string
  label: string
}

/** What papers say. */
export interface PaperTexts {
  total: number
  kinds: PaperKindTexts[]
}

/** How much stands of somebody's days from one on. */
export interface PastDayCounts {
  /** Days that were computed. */
  days: number
  /** Absences on them. */
  absences: number
  /** Letters about them. */
  letters: number
  /** Statements of their months that were signed, and stay. */
  statements: number
}

/** A step that waits for the word of the caller, with what they are shown and sign. */
export interface PendingApproval {
  id: string
  /** The collection of what is decided. */
  collection: CollectionId
  subjectId: string
  /** What is decided, in the language of who looks. */
  what: string
  purpose: 'request' | 'cancellation'
  step: 'manager' | 'hr' | 'done'
  /** Whose request it is. */
  employeeId: string | null
  employee: string | null
  /** By which office its deciders decide, at a step of heads. */
  managerType: 'head_of_bureau' | 'head_of_service' | 'head_of_division' | 'head_of_direction' | 'head_of_annexe' | 'director' | null
  openedAt: string
  dueAt: string | null
  /** Whether the next level was asked beside the first. */
  escalated: boolean
  /** What its noun shows of the request. */
  shown: unknown
  /** The page of the request. */
  link: string
}

/** What waits for the caller. */
export interface PendingApprovals {
  /** How many steps wait, of which a page is told. */
  total: number
  /** The soonest due first. */
  approvals: PendingApproval[]
  questions: PendingOpinion[]
}

/** An opinion that somebody asks of the caller. */
export interface PendingOpinion {
  id: string
  /** The collection of what is decided. */
  collection: CollectionId
  subjectId: string
  /** What is decided, in the language of who looks. */
  what: string
  purpose: 'request' | 'cancellation'
  step: 'manager' | 'hr' | 'done'
  /** Whose request it is. */
  employeeId: string | null
  employee: string | null
  /** By which office its deciders decide, at a step of heads. */
  managerType: 'head_of_bureau' | 'head_of_service' | 'head_of_division' | 'head_of_direction' | 'head_of_annexe' | 'director' | null
  openedAt: string
  dueAt: string | null
  /** Whether the next level was asked beside the first. */
  escalated: boolean
  question: string
  askedAt: string
}

/** A phase that the member's committees close. */
export interface PhaseDuty {
  phase: LockPhase
  state: LockProgress
}

/** What is told of a lock: whoever signs may have no right to read locks. */
export interface PhaseLock {
  id: string
  recruitmentId: string | null
  phase: LockPhase | null
  tableHash: string | null
  /** The seat of the president who signed. */
  presidentId: string | null
  /** The seat of the member who signed. */
  memberId: string | null
  /** What was counted, which each phase counts in its own way. */
  counts: unknown
  docId: string | null
  fileId: string | null
  lockedAt: string | null
}

/** Whose portal it is. */
export interface PortalOwner {
  fullNameFr: string | null
  fullNameAr: string | null
}

/** A test whose sheet of presence is the member's to close or correct. */
export interface PresenceDuty {
  examTestId: string
  labelFr: string | null
  labelAr: string | null
  state: LockProgress
}

/** A list on a device. */
export interface PresenceList {
  id: string
  holder: string | null
  room: string | null
  openedAt: string | null
  /** When the device sent something last. */
  reportedAt: string | null
  /** When it was given back; none: what it knows has perhaps not come yet. */
  handedInAt: string | null
}

/** What came after the sheet was closed. */
export interface PresenceProposal {
  id: string
  candidateNumber: string | null
  nameFr: string | null
  nameAr: string | null
  /** Whether they were there, as it was recorded on the device. */
  present: boolean
  /** When, by the device. */
  at: string | null
  holder: string | null
}

/** Letters that were printed together. */
export interface PrintedLetters {
  /** In the order of the ids. */
  papers: IssuedPaper[]
}

/** Whether a claim counts (decision 75): nothing that is only said does. */
export type ProofState = 'undecided' | 'proved' | 'not'

/** A corrigendum. */
export interface PublicCorrigendum {
  id: string
  /** Number */
  number: number | null
  /** Reason */
  reason: string
  /** Reason in Arabic */
  reasonAr: string | null
  /** Changes */
  changes: unknown
  /** Document id */
  docId: string | null
  /** Corrigendum */
  fileId: string | null
  /** Published at */
  publishedAt: string | null
}

/** All that is public of an exam. */
export interface PublicExam {
  id: string
  /** Title in French */
  titleFr: string
  /** Title in Arabic */
  titleAr: string
  /** Status */
  status: 'draft' | 'open' | 'closed' | 'grading_written' | 'oral_scheduled' | 'completed' | 'cancelled'
  /** Decision reference */
  decision_ref: string
  /** Date of the decision */
  decision_date: string | null
  /** Decision signed on */
  decision_signature_date: string | null
  /** Advertisement reference */
  advertisement_ref: string | null
  /** Press announcement reference */
  press_announcement_ref: string | null
  /** Application deadline */
  application_deadline: string
  /** Date of the exam */
  exam_date: string | null
  /** Time of the exam */
  exam_time: string | null
  /** Least age */
  min_age: number | null
  /** Greatest age */
  max_age: number | null
  /** Age counted on */
  age_reference_date: string | null
  /** Greatest age with extension */
  ageExtension: number | null
  /** Nationality required */
  nationality: string
  /** Reserved quotas */
  quotas: unknown
  /** Tie rules */
  tieRules: unknown
  /** Rule for absentees */
  absentRule: 'eliminated' | 'zero'
  /** Minima fixed by */
  thresholdsBy: 'notice' | 'committee'
  /** Written weight */
  written_weight: number | null
  /** Oral weight */
  oral_weight: number | null
  /** Written minimum */
  min_written: number | null
  /** Oral minimum */
  min_oral: number | null
  /** Minimum of the final mark */
  min_total: number | null
  /** Days to appeal */
  appealDays: number
  /** Waiting list until */
  waitingListUntil: string | null
  /** Instructions in French */
  instructionsFr: string | null
  /** Instructions in Arabic */
  instructionsAr: string | null
  /** Notice */
  published_notice_id: string | null
  /** Document id of the notice */
  docId: string | null
  /** Random number of the draw */
  seed: string | null
  /** Digest of the conditions */
  conditionsHash: string | null
  /** Published at */
  publishedAt: string | null
  /** Results announced at */
  results_announced_at: string | null
  /** Reason of the cancellation */
  cancelReason: string | null
  takesApplications: boolean
  /** Until when an application that was begun before the deadline is accepted. */
  acceptedUntil: string | null
  positions: PublicExamPosition[]
  /** The conditions as the notice says them. */
  conditions: NoticeCondition[]
  tests: PublicExamTest[]
  documents: RequiredDocument[]
  corrigenda: PublicCorrigendum[]
  lists: PublicExamList[]
}

/** A published list without its entries, of which there may be ten thousand. */
export interface PublicExamList {
  id: string
  /** Kind of list */
  kind: 'provisional' | 'definitive' | 'written' | 'oral' | 'final' | 'waiting'
  /** Document id */
  docId: string | null
  /** List */
  fileId: string | null
  /** Published at */
  publishedAt: string | null
  /** Appeals until */
  appealsUntil: string | null
  /** Part */
  part: number | null
  /** Number of parts */
  parts: number | null
  /** When and why it was published again, the first time first. */
  revisions: ExamListRevision[]
}

/** A position of an exam. */
export interface PublicExamPosition {
  id: string
  /** Code */
  code: string
  /** Grade in French */
  gradeFr: string
  /** Grade in Arabic */
  gradeAr: string
  /** Diploma in French */
  diplomaFr: string
  /** Diploma in Arabic */
  diplomaAr: string
  /** Least age */
  minAge: number | null
  /** Greatest age */
  maxAge: number | null
  /** Greatest age with extension */
  ageExtension: number | null
  /** Minimum of the final mark */
  minTotal: number | null
  posts: number
  specialties: PublicSpecialty[]
}

/** A test of an exam. */
export interface PublicExamTest {
  id: string
  /** Position */
  positionId: string | null
  /** Kind of test */
  kind: 'written' | 'oral' | 'practical'
  /** Title of the test (French) */
  labelFr: string
  /** Title of the test (Arabic) */
  labelAr: string
  /** Coefficient */
  coefficient: number
  /** Eliminatory mark */
  minMark: number | null
  /** Date */
  date: string | null
  /** Start time */
  startTime: string | null
  /** Duration (minutes) */
  durationMinutes: number | null
}

/** What strangers are told of exams, and when it was so. */
export type PublicExams = {
  now: string
  exams: OpenExam[]
  closed: ClosedExam[]
} | {
  now: string
  conditions: string | null
} | {
  now: string
  exam: PublicExam
} | {
  now: string
  list: ExamListWithEntries
}

/** A specialty of a position. */
export interface PublicSpecialty {
  id: string
  /** Specialty in French */
  nameFr: string
  /** Specialty in Arabic */
  nameAr: string
  /** Number of posts */
  posts: number
  /** Commune in French */
  communeFr: string | null
  /** Commune in Arabic */
  communeAr: string | null
}

/** What was published of an application, and what may be done with it now. */
export interface PublishedApplication {
  exam: FollowedExam
  receivedAt: string | null
  publishedStatus: PublishedWord
  /** Why its author was eliminated. */
  reason: string | null
  /** What was decided of what is claimed, once the list is published. */
  claims: CandidateClaim[]
  appeals: OwnAppeal[]
  candidateNumber: string | null
  mayCorrect: boolean
  mayWithdraw: boolean
  /** Under which conditions documents are asked of its author: the page of corrections shows those that are. */
  conditions: string[]
}

/** A corrigendum and its paper. */
export interface PublishedCorrigendum {
  /** The code by which anybody can check it. */
  docId: string | null
  /** Its number in its series and year. */
  refNumber: string | null
  /** Its file. */
  fileId: string | null
  /** Whether its file can be opened already. */
  ready: boolean
  /** The paper that it replaces. */
  replaces?: string | null
  corrigendum: ExamCorrigenda
}

/** An exam that is open, and its notice. */
export interface PublishedExam {
  /** The code by which anybody can check it. */
  docId: string | null
  /** Its number in its series and year. */
  refNumber: string | null
  /** Its file. */
  fileId: string | null
  /** Whether its file can be opened already. */
  ready: boolean
  /** The paper that it replaces. */
  replaces?: string | null
  exam: Recruitments
  /** Tests about whose marks nobody would be left to decide. */
  missingSettlers: MissingSettlers[]
}

/** The first part of a list that was published, and all of them: a long list has several. */
export interface PublishedExamList {
  /** The code by which anybody can check it. */
  docId: string | null
  /** Its number in its series and year. */
  refNumber: string | null
  /** Its file. */
  fileId: string | null
  /** Whether its file can be opened already. */
  ready: boolean
  /** The paper that it replaces. */
  replaces?: string | null
  listId: string
  papers: ExamListPaper[]
}

/** What is published of somebody's marks. */
export interface PublishedMarks {
  /** None before the first list of results; one that was kept lacks what sheets have had since. */
  sheet: CandidateSheet | null
}

/** What was published of somebody, with what it says. */
export interface PublishedWord {
  word: string
  ar: string
  fr: string
  en: string
}

/** What a browser subscribes with. */
export interface PushKey {
  /** In URL-safe base64. */
  publicKey: string
}

/** Commands that wait for a device to call. */
export interface QueuedCommands {
  /** How many. */
  queued: number
}

/** From which posts a share is counted. */
export type QuotaBase = 'exam' | 'specialty' | 'position'

/** What the form of an exam offers to whoever reserves posts. */
export interface QuotaProposal {
  /** The usual shares, by the settings of today. */
  usual: ExamQuota[]
  /** Those of the exam, with the posts of each specialty. */
  quotas: ExamQuota[]
  specialties: QuotaSpecialty[]
}

/** How a share of posts becomes a number of posts. */
export type QuotaRounding = 'down' | 'nearest' | 'up'

/** A specialty between which reserved posts are divided. */
export interface QuotaSpecialty {
  $id: string
  nameFr: string
  nameAr: string
  posts: number
}

/** What the applicant hears: alike for one who contests another's application and one who does not. */
export interface ReceivedApplication {
  /** The secret by which it is followed, in groups. */
  trackingNumber: string
  receivedAt: string
  deadline: string
  /** Whether it came after the deadline, before which it had begun. */
  late: boolean
  exam: AppliedExam
}

/** What computing some days again would change. */
export interface RecomputationPreview {
  /** Those that would change. */
  days: number
  /** Absences that would be made. */
  made: number
  /** Absences that would go. */
  gone: number
  annexes: AnnexeRecomputation[]
}

/** The days that are computed again, the last included. */
export interface RecomputedSpan {
  from: string
  to: string
}

/** Somebody who stepped back. */
export interface RecusedMember {
  /** The member. */
  memberId: string
  name: string
  reason: string
  /** When. */
  at: string
}

/** A document that refers to another, as it is called; without a name where its collection gives none or the caller may not read it. */
export interface ReferringDocument {
  $id: string
  title: string | null
  titleAr: string | null
  number: string | null
}

/** Documents of a collection that refer to others by one of their fields. */
export interface ReferringGroup {
  collection: string
  /** What they are called, in the caller's language. */
  label: string
  field: string
  fieldLabel: string
  /** As many as the caller may read. */
  total: number
  /** The first of them. */
  documents: ReferringDocument[]
}

/** A file of which it was not decided. */
export interface RefusedFile {
  /** The candidate. */
  id: string
  /** The code of the refusal. */
  type: string
  message: string
}

/** A row of a sheet of balances that was refused. */
export type RefusedLeaveOpening = {
  /** As it is numbered in the sheet. */
  row: number
  /** In the language of the caller. */
  message: string
} | {
  /** As it is numbered in the sheet. */
  row: number
  /** What of it. */
  field: string | null
  /** In the language of the caller. */
  message: string
}

/** The register of a year. */
export interface RegisterFile {
  /** What its file is called. */
  name: string
  /** Its media type. */
  mime: string
  /** Its bytes, in base64. */
  content: string
}

/** How many documents name a record. */
export interface RelatedCounts {
  /** By `collection.field`; a field that is not the caller's to read has none. */
  counts: Record<string, number>
}

/** A document that is asked of applicants. */
export interface RequiredDocument {
  id: string
  /** Code */
  code: string | null
  /** Document in French */
  labelFr: string
  /** Document in Arabic */
  labelAr: string
  /** Asked of */
  condition: 'all' | 'in_service' | 'reserved'
  /** Ground that it proves */
  ground: 'none' | 'resistant' | 'disability' | null
  /** Kind of file */
  kind: 'pdf' | 'image'
  /** Greatest size (MB) */
  maxMegabytes: number | null
}

/** On what ground a reserved post may be asked for. */
export type ReservedGround = 'none' | 'resistant' | 'disability'

/** A request of leave from which somebody is back. */
export interface ResumedLeave extends LeaveRequests {
  /** The days of absence between its end and the return. */
  lateDays: number
}

/** An exam that has ended, with what is kept of its applicants. */
export interface RetainedExam {
  recruitmentId: string
  titleFr: string | null
  titleAr: string | null
  endedOn: string
  /** The day from which on it is erased. */
  erasedFrom: string
  /** How many candidates whose data are still there. */
  candidates: number
  /** How many files of theirs. */
  files: number
}

/** What goes by a rule. */
export interface RetentionPreview {
  /** After how many months. */
  months: number
  /** What goes, in the language of the caller. */
  what: string
  /** From which day its term counts. */
  countedFrom: string
  /** What stays. */
  stays: string
  /** The labels of the fields that are emptied. */
  fields: string[]
  /** How many backups of the nights hold what goes for a while yet. */
  backupsKept: number | null
  /** The groups whose day is known. */
  groups: GroupCount[]
}

/** From which year of birth on the age limit is so many months. */
export interface RetirementAge {
  bornFrom: number
  months: number
}

/** A message that waits to be sent again. */
export interface RetriedMessage {
  outboxId: string
  state: string
}

/** What is found by itself in a file; what is not of its code is left out. */
export interface ReviewFinding {
  code: string
  tone: FindingTone
  /** In words, where it follows from more than is known here. */
  text?: string | null
  /** Of which required document, where it is of one. */
  documentId?: string | null
  labelFr?: string | null
  labelAr?: string | null
  wanted?: string
  is?: string | null
  /** Whose card it is, among the members of committees. */
  name?: string | null
  /** Other applications that it names. */
  candidates?: OtherApplication[] | null
}

/** What was decided of files, each in its own right: what is refused is listed, and the rest stands. */
export interface ReviewOutcome {
  /** The candidates of whom it was decided. */
  done: string[]
  refused: RefusedFile[]
}

/** A document of the file. */
export interface ReviewedFile {
  documentId: string
  /** Of those that every exam begins with. */
  code: string | null
  labelFr: string | null
  labelAr: string | null
  fileId: string | null
  findings: ReviewFinding[]
}

/** What a scan says. */
export type Says = 'here' | 'elsewhere' | 'again' | 'unknown' | 'reformed'

/** What a scan says as things are. */
export interface ScanMeaning {
  /** The scan. */
  id: string
  says: Says
  itemId: string | null
  inventoryNumber: string | null
  designation: string | null
  /** Where the item belongs. */
  bureauId: string | null
  bureauNameFr: string | null
  bureauNameAr: string | null
  /** The other scans of the same item in this count, earliest first. */
  others: OtherScan[]
}

/** What became of what a device saw. */
export interface ScanReceipt {
  answers: SubmissionAnswer[]
  /** Of those that stand, what they say as things are now. */
  meanings: ScanMeaning[]
}

/** What became of a scan. */
export type ScanState = 'counted' | 'proposed' | 'accepted' | 'dismissed'

/** Work that comes round. */
export interface ScheduledJob {
  job: string
  /** In the caller's language. */
  label: string
  nextAt: string
  last: LastJobRun | null
  /** Whether it waits until the clock is believed again: what it does cannot be undone. */
  waits: boolean
}

/** What runs by itself, and whether its clock is believed. */
export interface ScheduledJobs {
  total: number
  jobs: ScheduledJob[]
  clock: ClockState
}

/** The key that seals from now on. */
export interface SealKey {
  keyId: string
}

/** A room and how many sit in it. */
export interface SeatedRoom {
  id: string
  name: string
  seated: number
}

/** Whether a second person looks at the file. */
export interface SecondLook {
  /** Whether chance wants it. */
  wanted: boolean
  byId: string | null
  firstById: string | null
}

/** A request of leave that was sent, with what is to be known of it. */
export interface SentLeave extends LeaveRequests {
  warnings: LeaveWarning[]
}

/** What rests on somebody. */
export interface ServiceHandover {
  items: HandoverGroup[]
  /** How many accounts are theirs. */
  accounts: number
  mayDisable: boolean
}

/** Of sessions that ended nothing is told. */
export type SessionsEnded = Record<string, unknown>

/** The sheet of a member without an account, which two people type. */
export interface ShownSheet {
  /** The name of the member. */
  member: string | null
  /** Whether both typed the same; none until both did. */
  agrees: boolean | null
  /** What the other typed, once both did. */
  other: number | null
}

/** A part of somebody's sign-in log, newest first. */
export interface SignInLog {
  /** How many entries there are in all. */
  total: number
  logs: AccountLogEntry[]
}

/** Requests whose papers were signed together. */
export interface SignedDocumentRequests {
  requests: DocumentRequests[]
  /** Whether all signed copies can be opened already. */
  ready: boolean
}

/** A lock with the caller's signature. */
export interface SignedLock {
  lock: PhaseLock
  /** Whether another signature is awaited. */
  waitsForSecond: boolean
  /** The minutes, once nobody's signature is awaited. */
  paper?: IssuedPaper | null
}

/** A sheet with the caller's signature. */
export interface SignedPresence {
  present: number
  absent: number
  tableHash: string
  /** Whether another signature is awaited. */
  waitsForSecond: boolean
  lockId: string
  /** The minutes, once both signed. */
  paper?: IssuedPaper | null
}

/** How something that waits is signed. */
export type SigningState = 'ready' | 'outdated' | 'by_hand'

/** A paper of nobody. */
export interface SpecimenPaper {
  /** Its model, as records of papers keep theirs. */
  doc: unknown
  /** The PDF, in base64. */
  pdf: string
}

/** A day on which somebody leaves, or on which it is to be decided whether they stay. */
export interface StaffDeparture {
  kind: DepartureKind
  date: string
  /** Days left; less than none once the day has passed. */
  days: number
  employeeId: string
  fullNameFr: string | null
  fullNameAr: string | null
  N_PERS_ACT: number | null
  FONCTION: string | null
  service: string | null
  /** Of the document that says so; none where it is the file itself. */
  collection: string | null
  documentId: string | null
}

/** What is due of the staff. */
export interface StaffDepartures {
  /** The soonest first. */
  items: StaffDeparture[]
  /** The age limits that hold today. */
  ages: RetirementAge[]
}

/** A text that holds today. */
export interface StandingPaperText {
  /** 0 for the text of the house. */
  version: number
  /** The row; none for the text of the house. */
  templateId: string | null
  body: string
}

/** A run that begins. */
export interface StartedJob {
  job: string
  runId: string
}

/** What is answered of a row. */
export interface SubmissionAnswer {
  /** Its id. */
  id: string
  /** What became of it. */
  outcome: SubmissionOutcome
  /** Why it is refused. */
  refusal?: SubmissionRefusal | null
}

/** What became of a row. */
export type SubmissionOutcome = 'written' | 'stood_already' | 'refused'

/** Why a row is refused. */
export interface SubmissionRefusal {
  /** The word of the refusal. */
  type: string
  /** What it says, in the language of who asks. */
  message: string
}

/** A request for a document that was handed in. */
export interface SubmittedDocumentRequest extends DocumentRequests {
  /** The number of the paper that it will be given again. */
  repeats: string | null
}

/** What became of what a device marked. */
export interface SubmittedScans {
  answers: SubmissionAnswer[]
  /** Of those that stand, the ids of those that came after the sheet was closed: proposals for minutes. */
  proposed: string[]
  /** Whether two have closed the sheet: the device forgets who stands on it. */
  sheetIsClosed: boolean
}

/** The steps that a request would go through. */
export interface SupposedApprovalChain {
  steps: ApprovalStepToCome[]
}

/** The labels of the tables of a room. */
export interface TableLabels {
  fileId: string
}

/** A car that cannot be had at the hours of a mission, and why. */
export interface TakenCar {
  carId: string
  conflicts: MissionConflict[]
}

/** What became of a row of the law. */
export interface TakenLaw {
  /** Whether anything was written. */
  taken: boolean
  /** What the commune has of it now. */
  id: string | null
}

/** What a test came to. */
export interface TestCalculation {
  numerator: number
  denominator: number
  printed: number
  examTestId: string
  /** All marks that were entered. */
  marks: number[]
  /** Those that count. */
  kept: number[]
  isAppealed: boolean
  coefficient: number
  minMark: number | null
  isAbsent: boolean
  isBelow: boolean
}

/** How one is examined; practical tests count in the oral phase (decision 23). */
export type TestKind = 'written' | 'oral' | 'practical'

/** How far the marking of a written test is. */
export interface TestMarking {
  examTestId: string
  kind: TestKind | null
  copies: number
  marked: number
  /** Copies whose two marks are too far apart. */
  waitsForThird: number
  /** Whether its copies are enough for nobody to be known by being one of few. */
  assured: boolean
  lots: LotMarking[]
}

/** A test message that waits to be sent. */
export interface TestMessage {
  outboxId: string
}

/** A test of which something is a marker's to mark. */
export interface TestToMark {
  examTestId: string
  labelFr: string | null
  labelAr: string | null
  kind: TestKind | null
  phase: LockPhase
  /** How many mark each copy or candidate. */
  markers: number
  recruitmentId: string
  titleFr: string | null
  titleAr: string | null
  isLocked: boolean
  copies: CopyToMark[]
  candidates: CandidateToMark[]
}

/** A whole number by which the commune decides, in the language of the caller. */
export interface ThresholdSetting {
  key: string
  label: string
  /** What follows from it. */
  about: string
  least: number
  most: number
  /** What holds until another is set. */
  preset: number
  value: number
}

/** The whole numbers by which the commune decides. */
export interface ThresholdSettings {
  thresholds: ThresholdSetting[]
}

/** How far a file has come. */
export interface TicketFileProgress {
  /** The required document that it is for. */
  documentId: string
  /** What tells this sending of it from another. */
  uploadId: string
  /** In bytes. */
  size: number
  /** Whether all has come and was judged. */
  done: boolean
  /** How many pieces it has. */
  pieces: number
  /** The numbers of those that have come. */
  received: number[]
  findings: string[]
}

/** Where time zone data stand. */
export type TimeSourcePlace = 'program' | 'machine'

/** What a ranking would come to. */
export interface TriedRanking {
  candidates: number
  /** How many candidates there are by what would become of them. */
  counts: Record<string, number>
  bySpecialty: TriedSpecialty[]
}

/** What a ranking would come to in a specialty. */
export interface TriedSpecialty {
  specialtyId: string
  counts: Record<string, number>
}

/** An hour that was typed while the clock was taken to be another. */
export interface TypedHourRow {
  collection: CollectionId
  id: string
  titleFr: string
  titleAr: string
  field: string
  label: string
  /** As it is read today. */
  before: string
  /** As it was typed. */
  after: string
  state: TypedHourState
}

/** What becomes of an hour that was typed under another clock. */
export type TypedHourState = 'moves' | 'past' | 'changed' | 'moved'

/** The hours that were typed under another clock. */
export interface TypedHours {
  /** Since when hours are read right; none where they always were. */
  since: string | null
  hours: TypedHourRow[]
}

/** A mark that one of two people typed from a sheet. */
export interface TypedMark {
  entry: TypedSheetEntry
  /** Whether it stood already, and was typed once more. */
  typedTwice: boolean
  /** Whether the other typed the same; none until they did. */
  agrees: boolean | null
}

/** What somebody typed. */
export interface TypedSheetEntry {
  $id: string
  mark: number | null
}

/** When somebody of a unit is absent. */
export interface UnitAbsence {
  employeeId: string
  from: string
  to: string
  /** Whether it begins at noon. */
  startHalf: boolean
  /** Whether it ends at noon. */
  endHalf: boolean
  /** Whether it is granted; else it is only asked for, which whoever decides alone is told. */
  certain: boolean
}

/** Of what kind a unit is. */
export type UnitKind = 'bureau' | 'service' | 'division' | 'direction' | 'annexe'

/** Who of a unit is absent when, and nothing of why. */
export interface UnitLeave {
  people: UnitMember[]
  absences: UnitAbsence[]
}

/** Somebody of a unit. */
export interface UnitMember {
  id: string
  fullNameFr: string | null
  fullNameAr: string | null
}

/** What the screen of a head holds. */
export interface UnitScreen {
  /** Those that the caller heads or stands in for. */
  units: HeadedUnit[]
  /** The one of them that is told of; none where the caller heads nothing. */
  unit: string | null
  /** For whom the caller acts there today. */
  acting: ActingFor[]
  /** How many there are, who is there as far as anybody knows, who is elsewhere. */
  figures: HomePanel[]
  staff: PanelLine[]
  panels: HomePanel[]
}

/** A unit that the file names and nobody knows. */
export interface UnknownUnit {
  /** The collection it would stand in. */
  collection: string
  /** Its name as the file first writes it. */
  name: string
  /** How many rows name it. */
  rows: number
  /** The name of the file in the other script that is probably the same, where nobody has said so or otherwise. */
  like: string | null
}

/** An appeal that its decider may not read. */
export interface UnreadAppeal {
  $id: string
  state: AppealState
}

/** The live sessions of a user, newest first. */
export interface UserSessions {
  total: number
  sessions: AccountSession[]
}

/** An application that was withdrawn. */
export interface WithdrawnApplication {
  withdrawnAt: string
}

/** What is to be met by work. */
export interface WorkChallenge {
  challenge: string
  /** How many leading zero bits its answer has to have. */
  bits: number
}

/** Absences that were dealt with at once. */
export interface WrittenAbsences {
  absences: Absences[]
}

/** What each action answers. */
export interface ActionAnswers {
  'annexes.import': ImportReport
  'annexes.merge': MergedUnit
  'buildings.import': ImportReport
  'locations.import': ImportReport
  'directions.import': ImportReport
  'directions.merge': MergedUnit
  'divisions.import': ImportReport
  'divisions.merge': MergedUnit
  'services.import': ImportReport
  'services.merge': MergedUnit
  'bureaux.import': ImportReport
  'bureaux.merge': MergedUnit
  'employeeTypes.import': ImportReport
  'holidays.import': ImportReport
  'workSchedules.import': ImportReport
  'posts.import': ImportReport
  'delegations.import': ImportReport
  'assignments.import': ImportReport
  'grades.import': ImportReport
  'grades.addKnown': AddedGrades
  'jobTitles.import': ImportReport
  'jobTitles.addKnown': AddedJobTitles
  'persons.import': ImportReport
  'employees.import': ImportReport
  'employees.certificate': IssuedPaper
  'employees.letter': IssuedPaper
  'employees.departures': StaffDepartures
  'employees.pastDays': PastDayCounts
  'employees.lookup': LookedUpEmployee
  'employees.handover': ServiceHandover
  'employees.endService': CareerSteps
  'employees.resumeService': CareerSteps
  'users.import': ImportReport
  'users.invite': IssuedCredentials
  'users.accept': AcceptedUser
  'users.resetPassword': IssuedCredentials
  'users.sessions': UserSessions
  'users.endSession': SessionsEnded
  'users.endSessions': SessionsEnded
  'users.resetSecondFactor': SessionsEnded
  'users.signInLog': SignInLog
  'careerSteps.import': ImportReport
  'roles.import': ImportReport
  'warnings.import': ImportReport
  'warnings.acknowledge': Warnings
  'warnings.dispute': Warnings
  'warnings.decide': Warnings
  'warnings.cancel': Warnings
  'warnings.handOver': Warnings
  'warnings.escalate': Warnings
  'warnings.sign': Warnings
  'warnings.signByHand': Warnings
  'warnings.propose': LetterProposals
  'warnings.issue': IssuedLetters
  'warnings.print': IssuedPaper
  'warnings.printAll': PrintedLetters
  'warnings.draft': DraftPaper
  'absences.justify': WrittenAbsences
  'absences.enter': EnteredAbsenceDays
  'absences.advise': Absences
  'absences.decide': WrittenAbsences
  'annexeReports.import': ImportReport
  'annexeReports.enter': AnnexeReports
  'annexeReports.generate': GeneratedAnnexeReports
  'deductionStatements.generate': GeneratedStatements
  'deductionStatements.sign': DeductionStatements
  'deductionStatements.signByHand': DeductionStatements
  'deductionStatements.cancel': DeductionStatements
  'deductionStatements.print': IssuedPaper
  'deductionStatements.draft': DraftPaper
  'devices.import': ImportReport
  'devices.resend': QueuedCommands
  'devices.sendNames': QueuedCommands
  'devices.setTime': QueuedCommands
  'devices.deleteStrangers': DeletedStrangers
  'unknownCodes.assign': AssignedCode
  'deviceDrifts.import': ImportReport
  'punches.importFile': ImportedPunchFile
  'pointages.correct': PointageCorrections
  'pointages.withdrawCorrection': PointageCorrections
  'days.close': ClosedDay
  'days.preview': RecomputationPreview
  'days.recompute': RecomputedSpan
  'pointages.month': AttendanceMonth
  'pointages.week': AttendanceWeek
  'pointages.year': AttendanceYear
  'pointages.now': AttendanceNow
  'statistics.attendance': AttendanceStatistics
  'exitPermissions.request': ExitPermissions
  'exitPermissions.enter': ExitPermissions
  'exitPermissions.cancel': ExitPermissions
  'duties.import': ImportReport
  'missions.import': ImportReport
  'missions.cancel': Missions
  'missions.close': Missions
  'missions.print': IssuedPaper
  'missions.conflicts': MissionConflicts
  'missions.cars': CarsAtHours
  'missions.calendar': CalendarAddress
  'missions.endCalendar': CalendarEnded
  'cars.import': ImportReport
  'cars.costs': CarCostReport
  'cars.replaceOdometer': Cars
  'cars.undoOdometer': Cars
  'carLegalDocuments.import': ImportReport
  'carOwnerships.import': ImportReport
  'carAssignments.import': ImportReport
  'accidents.import': ImportReport
  'accidents.statement': IssuedPaper
  'maintenances.import': ImportReport
  'maintenances.finish': Maintenances
  'maintenances.due': MaintenancePlan
  'fuelLogs.import': ImportReport
  'spareParts.import': ImportReport
  'spareParts.count': CountedStock
  'spareMovements.import': ImportReport
  'inventoryTypes.import': ImportReport
  'inventoryItems.import': ImportReport
  'inventoryItems.enter': EnteredItems
  'inventoryItems.move': MovedItems
  'inventoryItems.handOver': MovedItems
  'inventoryItems.accept': InventoryItems
  'inventoryItems.refuse': InventoryItems
  'inventoryItems.takeBack': MovedItems
  'inventoryItems.sendToRepair': InventoryItems
  'inventoryItems.returnFromRepair': InventoryItems
  'inventoryItems.reportLoss': InventoryItems
  'inventoryItems.adjust': InventoryItems
  'inventoryItems.number': GivenNumbers
  'inventoryItems.printSheet': IssuedPaper
  'inventoryItems.quitus': IssuedPaper
  'inventoryItems.printRegister': RegisterFile
  'inventoryMovements.undo': InventoryMovements
  'inventoryMovements.attachSigned': InventoryMovements
  'inventoryMovements.printHandover': IssuedPaper
  'inventoryMovements.printLoss': IssuedPaper
  'inventoryReforms.import': ImportReport
  'inventoryReforms.decide': InventoryReforms
  'inventoryReforms.carryOut': InventoryReforms
  'inventoryReforms.cancel': InventoryReforms
  'inventoryReforms.print': IssuedPaper
  'inventoryCampaigns.import': ImportReport
  'inventoryCampaigns.open': OpenCampaign
  'inventoryCampaigns.join': JoinedCampaign
  'inventoryCampaigns.expected': ExpectedPage
  'inventoryCampaigns.progress': CampaignProgress
  'inventoryCampaigns.count': ItemCounts
  'inventoryCampaigns.decide': DecidedDifferences
  'inventoryCampaigns.close': ItemCounts
  'inventoryCampaigns.sample': OpenSample
  'inventoryCampaigns.cancel': InventoryCampaigns
  'inventoryCampaigns.print': IssuedPaper
  'inventoryScans.send': ScanReceipt
  'recruitments.import': ImportReport
  'recruitments.publish': PublishedExam
  'recruitments.close': Recruitments
  'recruitments.startWritten': Recruitments
  'recruitments.scheduleOral': Recruitments
  'recruitments.complete': Recruitments
  'recruitments.cancel': Recruitments
  'recruitments.obstacles': ExamObstacles
  'recruitments.missingSettlers': ExamWarnings
  'recruitments.open': PublicExams
  'recruitments.quotaProposal': QuotaProposal
  'positions.import': ImportReport
  'specialties.import': ImportReport
  'committees.import': ImportReport
  'committeeMembers.import': ImportReport
  'committeeMembers.duties': MemberDuties
  'candidates.begin': BegunApplication
  'candidates.ticket': HeldTicket
  'candidates.attach': AttachedPiece
  'candidates.apply': ReceivedApplication
  'candidates.verify': PublishedApplication
  'candidates.receipt': ApplicantPaper
  'candidates.code': ApplicantCodeSent
  'candidates.contactCode': ContactCodeSent
  'candidates.correct': CorrectedApplication
  'candidates.withdraw': WithdrawnApplication
  'candidates.enter': Candidates
  'candidates.amend': Candidates
  'candidates.withdrawAtDesk': Candidates
  'candidates.review': CandidateReview
  'candidates.validate': ReviewOutcome
  'candidates.eliminate': ReviewOutcome
  'candidates.reopen': ReviewOutcome
  'candidates.confirm': ReviewOutcome
  'candidates.prove': Candidates
  'candidates.next': NextInQueue
  'candidates.claim': FileHolder
  'candidates.retention': CandidateRetention
  'examCopies.mark': EnteredMark
  'candidates.mark': EnteredMark
  'candidates.recuse': CandidateRecusals
  'examTests.import': ImportReport
  'examDocuments.import': ImportReport
  'examRooms.import': ImportReport
  'examRooms.draw': DrawnSeats
  'examRooms.print': IssuedPaper
  'examRooms.labels': TableLabels
  'convocations.issue': ConvocationProgress
  'convocations.stop': ConvocationProgress
  'convocations.progress': ConvocationProgress
  'convocations.read': ApplicantPaper
  'recruitments.corrigendum': PublishedCorrigendum
  'recruitments.draw': CopiesDraw
  'recruitments.labels': CopyLabels
  'examCopies.assign': AssignedCopies
  'examCopies.lot': MarkerLot
  'examCopies.progress': MarkingProgress
  'examPresence.scan': CandidateArrival
  'examPresence.close': SignedPresence
  'examPresence.correct': SignedPresence
  'presenceLists.open': HeldListInfo
  'presenceLists.people': ListedPeople
  'presenceLists.handIn': HeldListInfo
  'presenceLists.standing': ListsOfTest
  'presenceScans.submit': SubmittedScans
  'presenceScans.dismiss': DismissedProposal
  'examLocks.close': SignedLock
  'recruitments.setMinima': FixedMinima
  'recruitments.lift': LiftedAnonymity
  'recruitments.publishProvisional': PublishedExamList
  'recruitments.publishDefinitive': PublishedExamList
  'recruitments.publishList': PublishedExamList
  'recruitments.announceWritten': AnnouncedResults
  'recruitments.announceOral': AnnouncedResults
  'recruitments.announceFinal': AnnouncedResults
  'recruitments.announce': AnnouncedResults
  'recruitments.rank': ComputedRanking
  'recruitments.simulate': TriedRanking
  'candidates.decline': DeclinedPost
  'recruitments.hire': HiredCandidate
  'candidates.marks': PublishedMarks
  'candidates.appeal': FiledAppeal
  'appeals.enter': Appeals
  'appeals.decide': DecidedAppeal
  'appeals.carryOut': CarriedOutAppeal
  'appeals.printChanges': IssuedPaper
  'eliminationReasons.import': ImportReport
  'candidates.refusalNotice': IssuedPaper
  'candidates.letterSent': Candidates
  'leaveTypes.import': ImportReport
  'leaveTypes.law': LawDifferences
  'leaveTypes.takeLaw': TakenLaw
  'leaveRequests.preview': LeavePreview
  'leaveRequests.submit': SentLeave
  'leaveRequests.withdraw': LeaveRequests
  'leaveRequests.cancel': LeaveRequests
  'leaveRequests.resume': ResumedLeave
  'leaveRequests.attachCertificate': LeaveRequests
  'leaveRequests.recordVisit': LeaveRequests
  'leaveRequests.calendar': UnitLeave
  'leaveRequests.subscribe': CalendarAddress
  'leaveRequests.unsubscribe': CalendarEnded
  'leaveRequests.print': IssuedPaper
  'leaveRecords.balances': LeaveBalances
  'leaveRecords.correct': LeaveRecords
  'leaveRecords.reverse': LeaveRecords
  'leaveRecords.open': OpenedLeaveBalances
  'leaveRecords.importOpening': LeaveOpeningReport
  'leaveRecords.print': IssuedPaper
  'leaveRecounts.decide': DecidedLeave
  'documentRequests.submit': SubmittedDocumentRequest
  'documentRequests.cancel': DocumentRequests
  'documentRequests.process': DocumentRequests
  'documentRequests.edit': DocumentRequests
  'documentRequests.reject': DocumentRequests
  'documentRequests.generate': GeneratedPaper
  'documentRequests.sign': SignedDocumentRequests
  'documentRequests.printRefusal': IssuedPaper
  'documentRequests.deliver': DocumentRequests
  'documentRequests.delays': DocumentDelays
  'contactChanges.request': ContactChanges
  'contactChanges.withdraw': ContactChanges
  'contactChanges.decide': ContactChanges
  'approvalRules.import': ImportReport
  'approvals.preview': SupposedApprovalChain
  'approvals.decide': DecidedApprovals
  'approvals.pending': PendingApprovals
  'approvals.timeline': ApprovalChain
  'approvals.ask': OpinionNoted
  'approvals.answer': OpinionNoted
  'drawnSignatures.save': DrawnSignature
  'drawnSignatures.mine': DrawnSignature
  'drawnSignatures.remove': DrawnSignature
  'signatures.waiting': DocumentsToSign
  'papers.cancel': AuthenticDocuments
  'papers.replace': IssuedPaper
  'papers.rotateKey': SealKey
  'paperTemplates.fields': PaperTexts
  'paperTemplates.preview': SpecimenPaper
  'settings.import': ImportReport
  'settings.thresholds': ThresholdSettings
  'settings.clock': LegalClock
  'settings.typedHours': TypedHours
  'settings.moveTypedHours': MovedHours
  'deadlineRules.import': ImportReport
  'retentionRules.import': ImportReport
  'retentionRules.propose': RetentionRules
  'retentionRules.withdraw': RetentionRules
  'retentionRules.confirm': RetentionRules
  'retentionRules.end': RetentionRules
  'retentionRules.preview': RetentionPreview
  'importRuns.undo': ImportUndoReport
  'notifications.count': NotificationCounts
  'notifications.read': NotificationCounts
  'notifications.acknowledge': Notifications
  'notifications.announce': AnnouncementReach
  'deadlines.due': DueDays
  'home.panels': FirstScreen
  'acts.open': Record<string, OpenActs>
  'acts.waiting': AwaitedActs
  'home.portal': OwnPortal
  'home.tasks': HomeTasks
  'units.headed': UnitScreen
  'notificationPreferences.mine': NotificationSettings
  'notificationPreferences.save': NotificationSettings
  'outbox.retry': RetriedMessage
  'jobRuns.jobs': ScheduledJobs
  'jobRuns.run': StartedJob
  'jobRuns.cancel': JobRuns
  'jobRuns.confirmClock': null
  'trash.restore': unknown
  'documents.references': DocumentReferences
  'documents.related': RelatedCounts
  'documents.suggestions': FieldSuggestions
  'outbox.test': TestMessage
  'notificationPreferences.pushKey': PushKey
}

/** The acts on documents of each collection. */
export interface ActsOn {
  absences: 'absences.justify' | 'absences.advise' | 'absences.decide'
  accidents: 'accidents.statement'
  annexes: 'annexes.merge'
  appeals: 'appeals.decide' | 'appeals.carryOut'
  authenticDocuments: 'papers.cancel' | 'papers.replace'
  bureaux: 'bureaux.merge' | 'inventoryItems.printSheet'
  candidates: 'candidates.amend' | 'candidates.withdrawAtDesk' | 'candidates.validate' | 'candidates.eliminate' | 'candidates.reopen' | 'candidates.confirm' | 'candidates.prove' | 'candidates.mark' | 'candidates.recuse' | 'candidates.decline' | 'recruitments.hire' | 'appeals.enter' | 'candidates.refusalNotice' | 'candidates.letterSent'
  cars: 'cars.replaceOdometer' | 'cars.undoOdometer'
  contactChanges: 'contactChanges.withdraw' | 'contactChanges.decide'
  deductionStatements: 'deductionStatements.sign' | 'deductionStatements.signByHand' | 'deductionStatements.cancel' | 'deductionStatements.print' | 'deductionStatements.draft'
  devices: 'devices.resend' | 'devices.sendNames' | 'devices.setTime' | 'punches.importFile'
  directions: 'directions.merge'
  divisions: 'divisions.merge'
  documentRequests: 'documentRequests.cancel' | 'documentRequests.process' | 'documentRequests.edit' | 'documentRequests.reject' | 'documentRequests.generate' | 'documentRequests.sign' | 'documentRequests.printRefusal' | 'documentRequests.deliver'
  employees: 'employees.certificate' | 'employees.letter' | 'employees.endService' | 'employees.resumeService' | 'inventoryItems.quitus' | 'leaveRecords.correct' | 'leaveRecords.print'
  examCopies: 'examCopies.mark'
  examRooms: 'examRooms.print' | 'examRooms.labels'
  examTests: 'examCopies.assign' | 'examPresence.scan' | 'examPresence.close' | 'examPresence.correct' | 'presenceLists.open' | 'presenceLists.standing' | 'appeals.printChanges'
  exitPermissions: 'exitPermissions.cancel'
  importRuns: 'importRuns.undo'
  inventoryCampaigns: 'inventoryCampaigns.open' | 'inventoryCampaigns.join' | 'inventoryCampaigns.expected' | 'inventoryCampaigns.progress' | 'inventoryCampaigns.count' | 'inventoryCampaigns.close' | 'inventoryCampaigns.sample' | 'inventoryCampaigns.cancel' | 'inventoryCampaigns.print' | 'inventoryScans.send'
  inventoryDifferences: 'inventoryCampaigns.decide'
  inventoryItems: 'inventoryItems.move' | 'inventoryItems.handOver' | 'inventoryItems.accept' | 'inventoryItems.refuse' | 'inventoryItems.takeBack' | 'inventoryItems.sendToRepair' | 'inventoryItems.returnFromRepair' | 'inventoryItems.reportLoss' | 'inventoryItems.adjust' | 'inventoryItems.number'
  inventoryMovements: 'inventoryMovements.undo' | 'inventoryMovements.attachSigned' | 'inventoryMovements.printHandover' | 'inventoryMovements.printLoss'
  inventoryReforms: 'inventoryReforms.decide' | 'inventoryReforms.carryOut' | 'inventoryReforms.cancel' | 'inventoryReforms.print'
  jobRuns: 'jobRuns.cancel'
  leaveRecords: 'leaveRecords.reverse'
  leaveRecounts: 'leaveRecounts.decide'
  leaveRequests: 'leaveRequests.submit' | 'leaveRequests.withdraw' | 'leaveRequests.cancel' | 'leaveRequests.resume' | 'leaveRequests.attachCertificate' | 'leaveRequests.recordVisit' | 'leaveRequests.print'
  maintenances: 'maintenances.finish'
  missions: 'missions.cancel' | 'missions.close' | 'missions.print'
  notifications: 'notifications.acknowledge'
  pointageCorrections: 'pointages.withdrawCorrection'
  pointages: 'pointages.correct'
  presenceLists: 'presenceLists.people' | 'presenceLists.handIn' | 'presenceScans.submit'
  presenceScans: 'presenceScans.dismiss'
  recruitments: 'recruitments.publish' | 'recruitments.close' | 'recruitments.startWritten' | 'recruitments.scheduleOral' | 'recruitments.complete' | 'recruitments.cancel' | 'examRooms.draw' | 'convocations.issue' | 'convocations.stop' | 'recruitments.corrigendum' | 'recruitments.draw' | 'recruitments.labels' | 'examLocks.close' | 'recruitments.setMinima' | 'recruitments.lift' | 'recruitments.publishProvisional' | 'recruitments.publishDefinitive' | 'recruitments.announceWritten' | 'recruitments.announceOral' | 'recruitments.announceFinal' | 'recruitments.rank' | 'recruitments.simulate'
  retentionRules: 'retentionRules.propose' | 'retentionRules.withdraw' | 'retentionRules.confirm' | 'retentionRules.end'
  services: 'services.merge'
  unknownCodes: 'unknownCodes.assign'
  users: 'users.accept' | 'users.resetPassword' | 'users.endSession' | 'users.endSessions' | 'users.resetSecondFactor'
  warnings: 'warnings.acknowledge' | 'warnings.dispute' | 'warnings.decide' | 'warnings.cancel' | 'warnings.handOver' | 'warnings.escalate' | 'warnings.sign' | 'warnings.signByHand' | 'warnings.print' | 'warnings.printAll' | 'warnings.draft'
}
