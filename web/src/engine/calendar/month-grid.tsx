import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatWeekday, today } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import styles from './calendar.module.css'
import { DayLink } from './day-link'
import { byDay } from './event'
import { EventLink } from './event-link'
import { weekdayOf, weeksOf } from './month'
import type { MonthCalendarProps } from './month-calendar-props'

/** So many events of a day are shown before it is unfolded. */
const SHOWN = 3

export function MonthGrid({ month, events, label, newAt, newLabel }: MonthCalendarProps) {
  const { t } = useTranslation('calendar')
  const language = useLanguage()
  const weeks = weeksOf(month)
  const found = byDay(events, weeks.flat())
  const [unfolded, unfold] = useState<string>()
  return (
    <table className={styles.grid} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {formatWeekday(weekdayOf(day), language, 'long')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const all = found.get(day) ?? []
              const shown = unfolded === day || all.length <= SHOWN ? all : all.slice(0, SHOWN - 1)
              const more = all.length - shown.length
              return (
                <td
                  key={day}
                  data-beyond={!day.startsWith(month) || undefined}
                  aria-current={day === today() ? 'date' : undefined}
                >
                  <DayLink day={day} to={newAt?.(day)} label={newLabel}>
                    <time dateTime={day} className={styles.date} title={formatDay(day, language)}>
                      {Number(day.slice(8))}
                    </time>
                  </DayLink>
                  {all.length > 0 && (
                    <ul className={styles.events}>
                      {shown.map((event) => (
                        <li key={event.id}>
                          <EventLink event={event} day={day} />
                        </li>
                      ))}
                    </ul>
                  )}
                  {unfolded === day && all.length > SHOWN && (
                    <button type="button" className={styles.more} onClick={() => unfold(undefined)}>
                      {t('less')}
                    </button>
                  )}
                  {more > 0 && (
                    <button type="button" className={styles.more} onClick={() => unfold(day)}>
                      {t('more', { count: more })}
                    </button>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
