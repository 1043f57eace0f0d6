import type { Rights } from '@/api/rights'
import type { Absences } from '@/api/schema.gen'

type Placed = Pick<Absences, 'employeeId' | 'justification' | 'bureauId' | 'serviceId' | 'annexeId'>

/** Whether this caller heads the unit of an absence that waits for a decision; nobody says anything of their own. */
export function mayAdvise({ units, employeeId }: Pick<Rights, 'units' | 'employeeId'>, row: Placed): boolean {
  if (row.justification !== 'submitted' || row.employeeId === employeeId) return false
  return [row.bureauId, row.serviceId, row.annexeId].some((unit) => Boolean(unit) && units.includes(unit ?? ''))
}
