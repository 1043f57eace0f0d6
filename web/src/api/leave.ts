import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/language'
import { act, readAction } from './actions'
import type { ActionInputs } from './actions.gen'
import { answeredFrom } from './answered-from'
import { upload } from './client'
import type { CollectionId } from './schema.gen'

/** What somebody has of a type of leave, in days. */
export interface LeaveBalance {
  employeeId: string
  type: string
  nameFr: string
  nameAr: string
  year: number
  entitled: number
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

/** The balances of employees; one's own unless it is said whose. */
export function balancesQuery(employeeId?: string) {
  return queryOptions({
    queryKey: ['leaveRecords', 'balances', employeeId ?? ''],
    meta: answeredFrom('leaveRecords', 'leaveRequests'),
    queryFn: async (): Promise<LeaveBalance[]> => {
      const asked = employeeId === undefined ? {} : { employeeIds: [employeeId] }
      const { balances }: { balances: LeaveBalance[] } = await readAction('leaveRecords.balances', asked)
      return balances
    },
  })
}

/** What stands against a leave, or is to be known of it. */
export interface LeaveRemark {
  message: string
  field?: string | null
  /** The document that stands against it, where its reader may open it. */
  document?: { $collectionId: CollectionId; $id: string }
}

/** What a leave would take, before it is asked for. */
export interface LeavePreview {
  days: number | null
  unit: 'working' | 'calendar' | null
  holidays: { date: string; nameFr: string; nameAr: string; tentative?: boolean }[]
  balances: { year: number; days: number; balance: number; pending: number; before: number; after: number }[]
  refused: LeaveRemark[]
  warnings: LeaveRemark[]
  certificateDue: string | null
}

export type LeaveDraft = ActionInputs['leaveRequests.preview']

export function leavePreviewQuery(draft: LeaveDraft, language: Language) {
  return queryOptions({
    queryKey: ['leaveRequests', 'preview', draft, language],
    queryFn: (): Promise<LeavePreview> => readAction('leaveRequests.preview', draft),
    staleTime: 0,
  })
}

/** Who of a unit is away when; why is nobody’s business. */
export interface UnitLeave {
  people: { id: string; fullNameFr: string | null; fullNameAr: string | null }[]
  absences: { employeeId: string; from: string; to: string; startHalf: boolean; endHalf: boolean; certain: boolean }[]
}

export function unitLeaveQuery(from: string, to: string, unit?: string) {
  return queryOptions({
    queryKey: ['leaveRequests', 'unit', unit ?? '', from, to],
    meta: answeredFrom('leaveRequests', 'leaveRecords'),
    queryFn: (): Promise<UnitLeave> => readAction('leaveRequests.calendar', unit ? { from, to, unit } : { from, to }),
  })
}

/** A calendar of absences for other programs: its path is told this once, and a former one ends. */
export function makeLeaveCalendar(isWide: boolean): Promise<{ path: string }> {
  return act('leaveRequests.subscribe', { scope: isWide ? 'unit' : 'own' })
}

export function endLeaveCalendar(): Promise<unknown> {
  return act('leaveRequests.unsubscribe')
}

/** What a sheet of opening balances came to. */
export interface OpeningReport {
  rows: number
  posted: number
  kept: number
  refused: { row: number; message: string }[]
}

export interface OpeningSheet {
  file: File
  reason: string
  dryRun: boolean
  /** What was answered where the file leaves it open. */
  encoding?: string
}

export function importOpening({ file, reason, dryRun, encoding }: OpeningSheet): Promise<OpeningReport> {
  // A form sends texts: the server reads what they stand for.
  const form: Partial<Record<keyof ActionInputs['leaveRecords.importOpening'], Blob | string>> = {
    file,
    reason,
    dryRun: String(dryRun),
    ...(encoding && { encoding }),
  }
  return upload('/actions/leaveRecords.importOpening', form)
}
