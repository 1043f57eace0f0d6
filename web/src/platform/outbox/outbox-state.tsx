import type { Outbox } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'

/** Whether it can be sent again. */
export function isLost(row: Pick<Outbox, 'state'>): boolean {
  return row.state === 'failed' || row.state === 'dead'
}

export function StateBadge({ row }: { row: Pick<Outbox, 'state'> }) {
  return <ChoiceBadge collection="outbox" field="state" value={row.state} />
}
