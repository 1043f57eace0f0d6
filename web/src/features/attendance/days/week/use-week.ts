import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'
import type { MonthLine } from '../month/use-month'
import { type UnitSearch, unitInput } from '../unit-pickers'

/** Somebody's week: a mark a day, and when they came and went. */
export interface WeekLine extends MonthLine {
  firstIn: readonly (string | null)[]
  lastOut: readonly (string | null)[]
}

export interface AttendanceWeek {
  monday: string
  people: readonly WeekLine[]
}

/** The week of a unit, or of everybody whom the reader may see. */
export function weekQuery(monday: string, units: UnitSearch) {
  return queryOptions({
    queryKey: ['pointages', 'week', monday, units],
    meta: answeredFrom('pointages', 'absences', 'leaveRequests', 'exitPermissions', 'missions'),
    queryFn: (): Promise<AttendanceWeek> => readAction('pointages.week', { date: monday, ...unitInput(units) }),
  })
}
