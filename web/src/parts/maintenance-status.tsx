import type { Maintenances, MaintenancesStatus } from '@/api/schema.gen'
import type { Tone } from '@/ui/status-badge'
import { ChoiceBadge } from './choice-badge'

export const MAINTENANCE_TONES: Record<MaintenancesStatus, Tone> = {
  planned: 'info',
  in_progress: 'warn',
  done: 'good',
  cancelled: 'quiet',
}

/** How far a work order is. */
export function MaintenanceStatus({ row }: { row: Pick<Maintenances, 'status'> }) {
  return <ChoiceBadge collection="maintenances" field="status" value={row.status} tones={MAINTENANCE_TONES} />
}
