import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'
import { type UnitSearch, unitInput } from '../unit-pickers'

/** Somebody's month: a mark a day, and what the days come to. */
export interface MonthLine {
  employeeId: string
  nameFr: string | null
  nameAr: string | null
  marks: string
  workedMinutes: number
  lateMinutes: number
  missingMinutes: number
  overtimeMinutes: number
}

export interface AttendanceMonth {
  month: string
  days: number
  people: readonly MonthLine[]
}

/** The month of a unit, or of everybody whom the reader may see. */
export function monthQuery(month: string, units: UnitSearch) {
  return queryOptions({
    queryKey: ['pointages', 'month', month, units],
    meta: answeredFrom('pointages', 'absences', 'leaveRequests', 'exitPermissions', 'missions'),
    queryFn: (): Promise<AttendanceMonth> => readAction('pointages.month', { month, ...unitInput(units) }),
  })
}
