import { useSmall } from '@/ui/use-small'
import { Agenda } from './agenda'
import type { MonthCalendarProps } from './month-calendar-props'
import { MonthGrid } from './month-grid'

/** A month: its weeks in a grid; on a phone, its days under one another. */
export function MonthCalendar(props: MonthCalendarProps) {
  const small = useSmall()
  return small ? <Agenda {...props} /> : <MonthGrid {...props} />
}
