import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { leaveTypeName, leaveTypesQuery } from '@/api/leave-types'
import type { LeaveRequests } from '@/api/schema.gen'
import { formatDay, formatNumber } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { STATE_TONES, stateOf } from './state'

/** How a request stands, in words. */
export function StateBadge({ row }: { row: Pick<LeaveRequests, 'status' | 'step' | 'purpose'> }) {
  const { t } = useTranslation('leave')
  const state = stateOf(row)
  return <StatusBadge tone={STATE_TONES[state]}>{t(`states.${state}`)}</StatusBadge>
}

/** The name of a type; of one that is a matter of health, and not for its reader, that it is a leave. */
export function TypeName({ code }: { code: string | null | undefined }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const { data } = useQuery(leaveTypesQuery)
  return code ? leaveTypeName(data, code, language) : t('leave')
}

/** A number of days, as it is said. */
export function Days({ days }: { days: number }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  // A half day is a day in the singular of no language but French and Arabic: the form goes by its whole days.
  return t('days', { count: Math.abs(days), days: formatNumber(days, language) })
}

/** A first or last day, of which half may be worked. */
export function DayOfLeave({ day, half }: { day: string; half?: 'fromNoon' | 'untilNoon' | undefined }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  return (
    <span>
      {formatDay(day, language)}
      {half && ` (${t(half)})`}
    </span>
  )
}

type Times = Pick<LeaveRequests, 'startDate' | 'endDate' | 'startHalf' | 'endHalf'>

/** From when to when, with its halves. */
export function Period({ row: { startDate, endDate, startHalf, endHalf } }: { row: Times }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const [from, to] = [startDate, endDate].map((day) => formatDay(day, language))
  const whole = startDate.slice(0, 10) === endDate.slice(0, 10) ? t('on', { day: from }) : t('fromTo', { from, to })
  const halves = [startHalf && t('fromNoon'), endHalf && t('untilNoon')].filter(Boolean)
  return (
    <span>
      {whole}
      {halves.length > 0 && ` (${halves.join(', ')})`}
    </span>
  )
}
