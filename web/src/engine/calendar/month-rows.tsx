import { type ReactNode, useEffect, useRef } from 'react'
import { OpenBlock } from '@/fields/open-block'
import { formatDay, formatWeekday, today } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { byDay, type CalendarEvent } from './event'
import { daysOf, weekdayOf } from './month'
import styles from './month-rows.module.css'

/** Somebody or something, and what it is taken by. */
export interface CalendarRow {
  id: string
  name: ReactNode
  events: readonly CalendarEvent[]
}

interface MonthRowsProps {
  month: string
  rows: readonly CalendarRow[]
  label: string
  /** What the rows are. */
  head: string
}

/** A month day by day, one row for each person or thing: when it is taken and when it is free. */
export function MonthRows({ month, rows, label, head }: MonthRowsProps) {
  const language = useLanguage()
  const days = daysOf(month)
  const now = useRef<HTMLTableCellElement>(null)
  useEffect(() => {
    // A window narrower than a month opens at today.
    if (now.current && month === today().slice(0, 7)) now.current.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [month])
  return (
    <div className={styles.scroll}>
      <table className={styles.rows} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {days.map((day) => (
              <th
                key={day}
                ref={day === today() ? now : undefined}
                scope="col"
                data-rest={weekdayOf(day) > 5 || undefined}
                aria-current={day === today() ? 'date' : undefined}
                aria-label={formatDay(day, language)}
              >
                <span aria-hidden="true">{formatWeekday(weekdayOf(day), language, 'narrow')}</span>
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const found = byDay(row.events, days)
            return (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                {days.map((day) => (
                  <td key={day} data-rest={weekdayOf(day) > 5 || undefined}>
                    {found.get(day)?.map((event) => (
                      <TakenDay key={event.id} event={event} />
                    ))}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** A day that is taken: told in words, shown as a mark. */
function TakenDay({ event }: { event: CalendarEvent }) {
  const words = [event.time, event.title, event.detail].filter(Boolean).join(' — ')
  return (
    <OpenBlock address={event.address} className={styles.taken} title={words}>
      <StatusBadge tone={event.tone}>{null}</StatusBadge>
    </OpenBlock>
  )
}
