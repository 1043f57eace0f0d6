import { Button, Text, Title } from '@mantine/core'
import { IconHistory, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatWeekday, today } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'
import styles from './calendar.module.css'
import { DayLink } from './day-link'
import { byDay, type CalendarEvent } from './event'
import { EventLink } from './event-link'
import { daysOf, weekdayOf } from './month'
import type { MonthCalendarProps } from './month-calendar-props'

/** The days of a month on which something is, under one another. What is over is folded as long as something is to come. */
export function Agenda({ month, events, label, none, newAt, newLabel }: MonthCalendarProps) {
  const { t } = useTranslation('calendar')
  const [unfolded, unfold] = useState<string>()
  const days = [...byDay(events, daysOf(month))].filter(([, found]) => found.length > 0)
  if (days.length === 0) {
    return (
      <Text c="dimmed" py="xl" ta="center">
        {none}
      </Text>
    )
  }
  const ahead = days.filter(([day]) => day >= today())
  const folds = unfolded !== month && ahead.length > 0 && ahead.length < days.length
  return (
    <>
      {folds && (
        <Button
          fullWidth
          mb="md"
          variant="default"
          leftSection={<IconHistory size={17} />}
          onClick={() => unfold(month)}
        >
          {t('past', { count: days.length - ahead.length })}
        </Button>
      )}
      <ul className={styles.agenda} aria-label={label}>
        {(folds ? ahead : days).map(([day, found]) => (
          <Day key={day} day={day} events={found} to={newAt?.(day)} label={newLabel} />
        ))}
      </ul>
    </>
  )
}

interface DayProps {
  day: string
  events: readonly CalendarEvent[]
  /** Where a new one is made on it. */
  to: Address | undefined
  label: string | undefined
}

function Day({ day, events, to, label }: DayProps) {
  const language = useLanguage()
  return (
    <li aria-current={day === today() ? 'date' : undefined}>
      <Title order={2} size="h6" className={styles.day}>
        <DayLink day={day} to={to} label={label}>
          <time dateTime={day}>
            {formatWeekday(weekdayOf(day), language, 'long')} {formatDay(day, language)}
          </time>
          {to && <IconPlus size={15} aria-hidden="true" className={styles.plus} />}
        </DayLink>
      </Title>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <EventLink event={event} day={day} />
          </li>
        ))}
      </ul>
    </li>
  )
}
