import type { Employees } from '@/api/schema.gen'
import { ChoiceBadge } from '@/parts/choice-badge'

export function RegistrationBadge({ row }: { row: Pick<Employees, 'registrationStatus'> }) {
  return <ChoiceBadge collection="employees" field="registrationStatus" value={row.registrationStatus} />
}
