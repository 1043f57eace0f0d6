import { useMediaQuery } from '@mantine/hooks'
import { Agenda } from './agenda'
import type { CalendarEvent } from './event'
import { MonthGrid } from './month-grid'

export interface MonthCalendarProps {
  month: string
  events: readonly CalendarEvent[]
  /** Names the calendar to those who cannot see it. */
  label: string
  /** What to say of a month without events. */
  none: string
}

/** A month: its weeks in a grid; on a phone, its days under one another. */
export function MonthCalendar(props: MonthCalendarProps) {
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return small ? <Agenda {...props} /> : <MonthGrid {...props} />
}
