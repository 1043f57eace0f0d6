import type { Accidents, AccidentsState } from '@/api/schema.gen'
import { type CollectionMeta, wordOf } from '@/api/schema-meta'
import { ChoiceBadge } from '@/parts/choice-badge'
import type { Tone } from '@/ui/status-badge'

const STATES: Record<AccidentsState, Tone> = {
  reported: 'warn',
  under_review: 'info',
  resolved: 'good',
  cancelled: 'quiet',
}

/** How far a case is. */
export function AccidentState({ row }: { row: Pick<Accidents, 'state'> }) {
  return <ChoiceBadge collection="accidents" field="state" value={row.state} tones={STATES} />
}

/** An accident has no name: what happened, and where. */
export function accidentName(row: Pick<Accidents, 'type' | 'location'>, meta: CollectionMeta): string {
  return `${wordOf(meta, 'type', row.type)} – ${row.location}`
}
