import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'

/** A mark for each day of a year, and what the days came to. */
export interface AttendanceYear {
  year: number
  marks: string
  workedMinutes: number
  lateMinutes: number
  missingMinutes: number
  overtimeMinutes: number
}

export function yearQuery(employeeId: string, year: number) {
  return queryOptions({
    queryKey: ['pointages', 'year', employeeId, year],
    meta: answeredFrom('pointages', 'absences', 'leaveRequests', 'exitPermissions', 'missions'),
    queryFn: (): Promise<AttendanceYear> => readAction('pointages.year', { employeeId, year }),
  })
}
