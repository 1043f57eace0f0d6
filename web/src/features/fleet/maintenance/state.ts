import type { Maintenances, MaintenancesStatus } from '@/api/schema.gen'
import { type CollectionMeta, wordOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import type { Language } from '@/i18n/language'
import type { Tone } from '@/ui/status-badge'

export const TONES: Record<MaintenancesStatus, Tone> = {
  planned: 'info',
  in_progress: 'warn',
  done: 'good',
  cancelled: 'quiet',
}

/** Done or cancelled: the server keeps its parts and costs as they are. */
export function isOver({ status }: Pick<Maintenances, 'status'>): boolean {
  return status === 'done' || status === 'cancelled'
}

/** A work order has no title of its own: what is done, and to which car. */
export function maintenanceName(row: Maintenances, meta: CollectionMeta, language: Language): string {
  const kind = wordOf(meta, 'kind', row.kind)
  return row.car ? `${kind} — ${titleOf(row.car, language)}` : kind
}
