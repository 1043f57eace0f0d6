import { Text } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { unitLeaveQuery } from '@/api/leave'
import { portalQuery } from '@/api/portal'
import { daysOf } from '@/engine/calendar/month'
import { useCalendarProps } from '@/fields/calendar-props'
import { useNamedDays } from '@/fields/named-days'
import { formatDay, today } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import { type DayMarks, marksOf } from './day-marks'
import styles from './days-sheet.module.css'
import type { LeaveDays } from './leave-days'

interface DaysSheetProps {
  value: LeaveDays
  employee?: string | undefined
  onChange: (days: LeaveDays) => void
  onClose: () => void
}

/** A month in which the first and the last day are chosen, beside what lies on its days already. */
export default function DaysSheet(props: DaysSheetProps) {
  const { t } = useTranslation('leave')
  return (
    <Dialog title={t('form.daysTitle')} onClose={props.onClose}>
      <Month {...props} />
    </Dialog>
  )
}

function Month({ value, employee, onChange, onClose }: DaysSheetProps) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const calendar = useCalendarProps()
  // The month itself leads nowhere: those beside it do.
  const { monthLevelControl: _, ...labels } = calendar.ariaLabels
  const [chosen, setChosen] = useState<[string | null, string | null]>([
    value.startDate?.slice(0, 10) ?? null,
    value.endDate?.slice(0, 10) ?? null,
  ])
  const [month, setMonth] = useState(() => (value.startDate ?? today()).slice(0, 7))
  const marks = useMarks(month, employee)
  const choose = (days: [string | null, string | null]) => {
    setChosen(days)
    const [startDate, endDate] = days
    if (!startDate || !endDate) return
    onChange({ startDate, endDate })
    onClose()
  }
  const isHalf = chosen[0] !== null && chosen[1] === null
  return (
    <div className={styles.sheet}>
      <Text size="sm" aria-live="polite">
        {t(isHalf ? 'form.lastDay' : 'form.firstDay')}
      </Text>
      <DatePicker
        {...calendar}
        maxLevel="month"
        ariaLabels={labels}
        type="range"
        allowSingleDateInRange
        fullWidth
        size="md"
        classNames={{ day: styles.day }}
        value={chosen}
        onChange={choose}
        date={`${month}-01`}
        onDateChange={(day) => setMonth(day.slice(0, 7))}
        getDayProps={(day) => {
          const said = sayMarks(marks.get(day), t)
          const label = formatDay(day, language)
          return said ? { title: said, 'aria-label': `${label}, ${said}` } : { 'aria-label': label }
        }}
        renderDay={(day) => <Day day={day} marks={marks.get(day)} />}
      />
      <Legend marks={marks} />
    </div>
  )
}

/** What lies on the days of a month: holidays, own leave, and colleagues who are away, whose calendar is the caller's own. */
function useMarks(month: string, employee: string | undefined): ReadonlyMap<string, DayMarks> {
  const language = useLanguage()
  const { employeeId: self } = useRights()
  const isOwn = employee === undefined || employee === self
  const days = daysOf(month)
  const [first = `${month}-01`, last = `${month}-28`] = [days[0], days.at(-1)]
  const holidays = useNamedDays(true)
  const { data: unit } = useQuery({ ...unitLeaveQuery(first, last), enabled: isOwn, retry: false })
  const { data: portal } = useQuery({ ...portalQuery, enabled: isOwn, retry: false })
  const own = portal?.leaveRequests.requests
  return useMemo(
    () => marksOf({ holidays, own: own ?? [], unit, self }, first, last, language),
    [holidays, own, unit, self, first, last, language],
  )
}

const KINDS = ['holiday', 'own', 'away'] as const

function kindsOf(marks: DayMarks | undefined): (typeof KINDS)[number][] {
  if (!marks) return []
  const { holiday, isOwn, away } = marks
  return KINDS.filter((kind) => ({ holiday: holiday !== undefined, own: isOwn === true, away: away.length > 0 })[kind])
}

type Say = ReturnType<typeof useTranslation<'leave'>>['t']

function sayMarks(marks: DayMarks | undefined, t: Say): string {
  if (!marks) return ''
  const { holiday, isOwn, away } = marks
  return [
    holiday,
    isOwn && t('marks.own'),
    away.length > 0 && t('marks.awayNamed', { names: away.join(t('marks.and')) }),
  ]
    .filter(Boolean)
    .join(', ')
}

function Day({ day, marks }: { day: string; marks: DayMarks | undefined }) {
  return (
    <span className={styles.cell}>
      {Number(day.slice(8, 10))}
      <span className={styles.dots}>
        {kindsOf(marks).map((kind) => (
          <i key={kind} className={styles.dot} data-kind={kind} />
        ))}
      </span>
    </span>
  )
}

/** What the dots mean, where there are any. */
function Legend({ marks }: { marks: ReadonlyMap<string, DayMarks> }) {
  const { t } = useTranslation('leave')
  const shown = new Set([...marks.values()].flatMap(kindsOf))
  if (shown.size === 0) return null
  return (
    <ul className={styles.legend}>
      {KINDS.filter((kind) => shown.has(kind)).map((kind) => (
        <li key={kind}>
          <i className={styles.dot} data-kind={kind} aria-hidden="true" />
          {t(`marks.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
