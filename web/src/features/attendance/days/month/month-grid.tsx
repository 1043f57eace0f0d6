import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttendanceLine, AttendanceMonth } from '@/api/actions.gen'
import { OpenLink } from '@/fields/open-link'
import { formatWeekday, today } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { paths } from '@/paths/paths'
import { countMarks, countOfDay, formatMinutes, isMark, TONES } from '../marks'
import { type Chosen, daysOf, mayBeEntered } from './cells'
import styles from './month.module.css'

interface MonthGridProps {
  data: AttendanceMonth
  language: Language
  /** Without links, for paper. */
  isPaper?: boolean
  /** Where days are chosen instead of looked at. */
  picking?: Picking | undefined
}

/** Days that are chosen to be entered or justified together. */
interface Picking {
  chosen: Chosen
  onToggle: (cells: Chosen) => void
}

/** A line a person, a column a day; at the end what it comes to. */
export function MonthGrid({ data, language, isPaper, picking }: MonthGridProps) {
  const { t } = useTranslation('attendance', { lng: language })
  const days = Array.from({ length: data.days }, (_, at) => dayOf(data.month, at + 1))
  return (
    <table className={styles.grid}>
      <caption>
        <VisuallyHidden>{t('month.label')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('month.person')}</th>
          {days.map(({ date, weekday }) => (
            <th key={date} scope="col" data-weekend={weekday >= 6 || undefined}>
              <span aria-hidden="true">{formatWeekday(weekday, language, 'narrow')}</span>
              {picking ? (
                <button type="button" className={styles.pick} onClick={() => picking.onToggle(columnOf(data, date))}>
                  <VisuallyHidden>{t('month.entry.column')}</VisuallyHidden>
                  <span className="tabular">{Number(date.slice(-2))}</span>
                </button>
              ) : (
                <span className="tabular">{Number(date.slice(-2))}</span>
              )}
            </th>
          ))}
          <th scope="col">{t('month.worked')}</th>
          <th scope="col">{t('month.late')}</th>
          <th scope="col">{t('month.absent')}</th>
        </tr>
      </thead>
      <tbody>
        {data.people.map((line) => (
          <Line
            key={line.employeeId}
            line={line}
            days={days}
            language={language}
            isPaper={isPaper}
            chosen={picking && daysOf(picking.chosen, line.employeeId)}
            onToggle={picking?.onToggle}
          />
        ))}
      </tbody>
      <tfoot>
        {(['came', 'missed'] as const).map((row) => (
          <tr key={row}>
            <th scope="row">{t(`month.${row}`)}</th>
            {days.map(({ date, weekday }, at) => (
              <td key={date} className="tabular" data-weekend={weekday >= 6 || undefined}>
                {countOfDay(data.people, at)[row] || null}
              </td>
            ))}
            <td colSpan={3} />
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

interface Day {
  date: string
  /** 1 is Monday. */
  weekday: number
}

function dayOf(month: string, day: number): Day {
  const date = `${month}-${String(day).padStart(2, '0')}`
  return { date, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() || 7 }
}

interface LineProps {
  line: AttendanceLine
  days: readonly Day[]
  language: Language
  isPaper?: boolean | undefined
  /** The days that were chosen, where days are chosen. */
  chosen?: string | undefined
  onToggle?: ((cells: Chosen) => void) | undefined
}

/** Those of a day that may be entered. */
function columnOf(data: AttendanceMonth, date: string): Chosen {
  const at = Number(date.slice(-2)) - 1
  return data.people
    .filter(({ marks }) => mayBeEntered(marks[at], date, today()))
    .map(({ employeeId }) => ({ employeeId, date }))
}

const Line = memo(function Line({ line, days, language, isPaper, chosen, onToggle }: LineProps) {
  const { t } = useTranslation('attendance', { lng: language })
  const hours = (minutes: number) => formatMinutes(minutes, (h, m) => t('hours', { h, m }))
  const name = (language === 'ar' ? line.nameAr : line.nameFr) ?? line.nameFr
  return (
    <tr>
      <th scope="row">
        {isPaper ? <bdi>{name}</bdi> : <OpenLink address={paths.employee(line.employeeId)}>{name}</OpenLink>}
      </th>
      {days.map(({ date, weekday }, at) => {
        const mark = line.marks[at]
        if (onToggle && mayBeEntered(mark, date, today())) {
          const known = isMark(mark) ? mark : undefined
          return (
            <td key={date}>
              <button
                type="button"
                className={styles.pick}
                aria-pressed={chosen?.includes(date)}
                aria-label={`${name} ${Number(date.slice(-2))} ${known ? t(`marks.${known}`) : ''}`}
                {...(known && { 'data-tone': TONES[known], 'data-mark': known })}
                onClick={() => onToggle([{ employeeId: line.employeeId, date }])}
              >
                {known && t(`letters.${known}`)}
              </button>
            </td>
          )
        }
        if (!isMark(mark)) return <td key={date} data-weekend={weekday >= 6 || undefined} />
        return (
          <td key={date}>
            <span data-tone={TONES[mark]} data-mark={mark} title={t(`marks.${mark}`)}>
              {t(`letters.${mark}`)}
            </span>
          </td>
        )
      })}
      <td className="tabular">{hours(line.workedMinutes)}</td>
      <td className="tabular">{line.lateMinutes > 0 && hours(line.lateMinutes)}</td>
      <td className="tabular">{countMarks(line.marks).a}</td>
    </tr>
  )
})
