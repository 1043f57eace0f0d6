import type { Address } from '@/paths/address'
import type { CalendarEvent } from './event'

export interface MonthCalendarProps {
  month: string
  events: readonly CalendarEvent[]
  /** Names the calendar to those who cannot see it. */
  label: string
  /** What to say of a month without events. */
  none: string
  /** Where a new one is made on a day, for whoever may make one. */
  newAt?: ((day: string) => Address) | undefined
  /** What the way there is called. */
  newLabel?: string
}
