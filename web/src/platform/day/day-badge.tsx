import type { Pointages } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'

/** How a working day went, else what kind of day it was. */
export function DayBadge({ row }: { row: Pick<Pointages, 'dayKind' | 'status'> }) {
  const isWork = row.dayKind === 'work' && row.status
  return (
    <ChoiceBadge
      collection="pointages"
      field={isWork ? 'status' : 'dayKind'}
      value={isWork ? row.status : row.dayKind}
    />
  )
}
