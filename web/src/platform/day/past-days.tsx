import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readAction } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'
import { today } from '@/i18n/format'
import { Notice } from '@/ui/notice'

/** How much stands of somebody's days from one on. */
interface StandingDays {
  days: number
  absences: number
  letters: number
  statements: number
}

function pastDaysQuery(id: string, from: string) {
  return queryOptions({
    queryKey: ['pointages', 'past', id, from],
    meta: answeredFrom('pointages', 'absences', 'warnings', 'deductionStatements'),
    queryFn: (): Promise<StandingDays> => readAction('employees.pastDays', { id, from }),
    retry: false,
  })
}

interface PastDaysProps {
  employee: unknown
  /** The day of which something is entered. */
  from: unknown
}

/** What a correction of the past will move, before it is entered; nothing of today and later, nor for who may not see it. */
export function PastDays({ employee, from }: PastDaysProps) {
  const { t } = useTranslation('attendance')
  const id = typeof employee === 'string' ? employee : ''
  const day = typeof from === 'string' ? from.slice(0, 10) : ''
  const { data } = useQuery({ ...pastDaysQuery(id, day), enabled: id !== '' && day.length === 10 && day < today() })
  if (!data || data.days + data.letters + data.statements === 0) return null
  return (
    <Notice tone="info" title={t('dayOf.past.title')}>
      {t('dayOf.past.text', { ...data })}
    </Notice>
  )
}
