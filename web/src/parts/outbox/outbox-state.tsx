import { useMeta } from '@/api/hooks'
import type { Outbox, OutboxState } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { StatusBadge, type Tone } from '@/ui/status-badge'

const TONES: Record<OutboxState, Tone> = { queued: 'info', sent: 'good', failed: 'bad', dead: 'quiet' }

/** Whether it can be sent again. */
export function isLost(row: Pick<Outbox, 'state'>): boolean {
  return row.state === 'failed' || row.state === 'dead'
}

export function StateBadge({ row }: { row: Pick<Outbox, 'state'> }) {
  const words = fieldOf(useMeta('outbox'), 'state')?.words ?? []
  return (
    <StatusBadge tone={TONES[row.state]}>
      {words.find((word) => word.value === row.state)?.label ?? row.state}
    </StatusBadge>
  )
}
