import type { Missions, MissionsStatus } from '@/api/schema.gen'
import type { Tone } from '@/ui/status-badge'
import { ChoiceBadge } from './choice-badge'

export const MISSION_TONES: Record<MissionsStatus, Tone> = {
  upcoming: 'info',
  in_progress: 'warn',
  completed: 'good',
  cancelled: 'quiet',
}

/** How far a mission is. */
export function MissionStatus({ row }: { row: Pick<Missions, 'status'> }) {
  return <ChoiceBadge collection="missions" field="status" value={row.status} tones={MISSION_TONES} />
}
