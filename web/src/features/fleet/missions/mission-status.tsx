import type { Missions } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'

/** How far a mission is. */
export function MissionStatus({ row }: { row: Pick<Missions, 'status'> }) {
  return <ChoiceBadge collection="missions" field="status" value={row.status} />
}
