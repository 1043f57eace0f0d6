import type { Maintenances } from '@/api/schema.gen'
import { type CollectionMeta, optionLabel } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import type { Language } from '@/i18n/language'

/** Done or cancelled: the server keeps its parts and costs as they are. */
export function isOver({ status }: Pick<Maintenances, 'status'>): boolean {
  return status === 'done' || status === 'cancelled'
}

/** A work order has no title of its own: what is done, and to which car. */
export function maintenanceName(row: Maintenances, meta: CollectionMeta, language: Language): string {
  const kind = optionLabel(meta, 'kind', row.kind)
  return row.car ? `${kind} – ${titleOf(row.car, language)}` : kind
}
