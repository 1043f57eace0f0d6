import type { Address } from '@/paths/address'
import type { Tone } from '@/ui/status-badge'

/** Something that takes a day or several. */
export interface CalendarEvent {
  id: string
  /** The first and the last day of it. */
  from: string
  to: string
  /** The hour it begins, where it has one. */
  time?: string | undefined
  title: string
  /** What tells it from its like: for those who look closer. */
  detail?: string
  tone: Tone
  /** Where it opens. */
  address: Address
}

export function isOn(event: CalendarEvent, day: string): boolean {
  return event.from <= day && day <= event.to
}

/** The events of each day, those that begin earlier first. */
export function byDay(events: readonly CalendarEvent[], days: readonly string[]): Map<string, CalendarEvent[]> {
  const sorted = [...events].sort((one, other) => orderOf(one).localeCompare(orderOf(other)))
  return new Map(days.map((day) => [day, sorted.filter((event) => isOn(event, day))]))
}

function orderOf(event: CalendarEvent): string {
  return `${event.from} ${event.time ?? ''}`
}
