import type { DueMaintenance } from '@/api/actions.gen'
import type { Maintenances } from '@/api/schema.gen'
import { type CollectionMeta, optionLabel, optionOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import type { CalendarEvent } from '@/engine/calendar/event'
import { formatPlate } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { paths } from '@/paths/paths'

/** A work order on its day. */
export function orderEvent(row: Maintenances, meta: CollectionMeta, language: Language): CalendarEvent {
  const day = row.date.slice(0, 10)
  const facts = [optionLabel(meta, 'kind', row.kind), row.garage]
  return {
    id: row.$id,
    from: day,
    to: day,
    title: row.car ? titleOf(row.car, language) : '',
    detail: facts.filter(Boolean).join(' · '),
    tone: optionOf(meta, 'status', row.status)?.tone ?? 'quiet',
    address: paths.maintenance(row.$id),
  }
}

/** What comes due by its day, on that day; what the odometer alone tells has none. */
export function dueEvents(rows: readonly DueMaintenance[], saidOf: (row: DueMaintenance) => string): CalendarEvent[] {
  return rows.flatMap((row) => {
    if (!row.dueOn) return []
    return {
      id: `due-${row.maintenanceId}`,
      from: row.dueOn,
      to: row.dueOn,
      title: formatPlate(row.plate ?? ''),
      detail: saidOf(row),
      tone: row.overdue ? ('bad' as const) : ('quiet' as const),
      address: paths.maintenance(row.maintenanceId),
    }
  })
}
