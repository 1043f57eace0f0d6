import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'

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
    queryFn: (): Promise<AttendanceYear> => readAction('pointages.year', { employeeId, year }),
  })
}
