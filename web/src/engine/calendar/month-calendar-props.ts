import type { CalendarEvent } from './event'

export interface MonthCalendarProps {
  month: string
  events: readonly CalendarEvent[]
  /** Names the calendar to those who cannot see it. */
  label: string
  /** What to say of a month without events. */
  none: string
}
