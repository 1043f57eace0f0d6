import type { Accidents } from '@/api/schema.gen'
import { type CollectionMeta, optionLabel } from '@/api/schema-meta'
import { ChoiceBadge } from '@/fields/choice-badge'

/** How far a case is. */
export function AccidentState({ row }: { row: Pick<Accidents, 'state'> }) {
  return <ChoiceBadge collection="accidents" field="state" value={row.state} />
}

/** An accident has no name: what happened, and where. */
export function accidentName(row: Pick<Accidents, 'type' | 'location'>, meta: CollectionMeta): string {
  return `${optionLabel(meta, 'type', row.type)} – ${row.location}`
}
