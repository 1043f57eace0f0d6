import type { Maintenances } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'

/** How far a work order is. */
export function MaintenanceStatus({ row }: { row: Pick<Maintenances, 'status'> }) {
  return <ChoiceBadge collection="maintenances" field="status" value={row.status} />
}
