import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import { today } from '@/i18n/format'
import { Notice } from '@/ui/notice'

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
  const { data } = useQuery({
    ...readingQuery('employees.pastDays', { id, from: day }),
    enabled: id !== '' && day.length === 10 && day < today(),
    retry: false,
  })
  if (!data || data.days + data.letters + data.statements === 0) return null
  return (
    <Notice tone="info" title={t('dayOf.past.title')}>
      {t('dayOf.past.text', { ...data })}
    </Notice>
  )
}
