import type { Missions } from '@/api/schema.gen'
import { type CollectionMeta, optionOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import type { CalendarEvent } from '@/engine/calendar/event'
import { clockOf } from '@/i18n/clock'
import type { Language } from '@/i18n/language'
import { inLanguage } from '@/i18n/names'
import { paths } from '@/paths/paths'

/** A mission of which it is known when it is: the others stand in no calendar. */
export type DatedMission = Missions & { departAt: string; returnAt: string }

export function isDated(row: Missions): row is DatedMission {
  return row.departAt !== null && row.returnAt !== null
}

/** Until when people and car are away: the actual return, else the planned one. */
export function endOf(row: Pick<DatedMission, 'returnAt' | 'returnedAt'>): string {
  return row.returnedAt ?? row.returnAt
}

export function missionEvent(row: DatedMission, meta: CollectionMeta, language: Language): CalendarEvent {
  const { day, time } = clockOf(row.departAt)
  const who = row.employee && titleOf(row.employee, language)
  const destination = inLanguage(row.destination, row.destinationAr, language)
  const plate = row.car && titleOf(row.car, language)
  return {
    id: row.$id,
    from: day,
    to: clockOf(endOf(row)).day,
    time,
    title: who || destination,
    detail: [plate, who && destination].filter(Boolean).join(' · '),
    tone: optionOf(meta, 'status', row.status)?.tone ?? 'quiet',
    address: paths.mission(row.$id),
  }
}

/** Whose day a mission takes: a car's, or that of everybody who goes. */
export type RowKind = 'cars' | 'people'

/** The ids that a mission stands under, in the rows of one kind. */
export function takenBy(row: Missions, kind: RowKind): string[] {
  if (kind === 'cars') return row.carId ? [row.carId] : []
  return [...new Set([row.persoActifId, row.driverId, ...row.companions].filter((id) => id !== null))]
}

/** Missions under each car or person that they take. */
export function rowsOf(missions: readonly Missions[], kind: RowKind): Map<string, Missions[]> {
  const rows = new Map<string, Missions[]>()
  for (const mission of missions) {
    for (const id of takenBy(mission, kind)) rows.set(id, [...(rows.get(id) ?? []), mission])
  }
  return rows
}
