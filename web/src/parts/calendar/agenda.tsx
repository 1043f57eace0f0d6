import { Text, Title } from '@mantine/core'
import { formatDay, formatWeekday, today } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import styles from './calendar.module.css'
import { byDay } from './event'
import { EventLink } from './event-link'
import { daysOf, weekdayOf } from './month'
import type { MonthCalendarProps } from './month-calendar'

/** The days of a month on which something is, under one another. */
export function Agenda({ month, events, label, none }: MonthCalendarProps) {
  const language = useLanguage()
  const days = [...byDay(events, daysOf(month))].filter(([, found]) => found.length > 0)
  if (days.length === 0) {
    return (
      <Text c="dimmed" py="xl" ta="center">
        {none}
      </Text>
    )
  }
  return (
    <ul className={styles.agenda} aria-label={label}>
      {days.map(([day, found]) => (
        <li key={day} aria-current={day === today() ? 'date' : undefined}>
          <Title order={2} size="h6" className={styles.day}>
            <time dateTime={day}>
              {formatWeekday(weekdayOf(day), language, 'long')} {formatDay(day, language)}
            </time>
          </Title>
          <ul className={styles.events}>
            {found.map((event) => (
              <li key={event.id}>
                <EventLink event={event} day={day} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
