import { Stack } from '@mantine/core'
import { IconArrowRight, IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import type { Recruitments } from '@/api/schema.gen'
import { formatInstant } from '@/i18n/format'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'

/** What comes next for an exam, in a sentence; before it what keeps it waiting. */
export default function NextStep({ row }: { row: Recruitments }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  return (
    <Stack gap="sm">
      <OpenAppeals exam={row.$id} />
      <Notice
        tone="info"
        title={t('next.title')}
        icon={<IconArrowRight size={18} className="flip" aria-hidden="true" />}
      >
        {t(`next.${row.status}`, { at: formatInstant(row.application_deadline, language) })}
      </Notice>
    </Stack>
  )
}

/** The appeals that nobody has settled: lists, the oral and the ranking wait for them. */
function OpenAppeals({ exam }: { exam: string }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const { data: appeals = [] } = useQuery(
    allQuery('appeals', [
      Query.equal('recruitmentId', exam),
      Query.equal('state', ['filed', 'accepted']),
      Query.isNull('carriedOutAt'),
      Query.orderAsc('filedAt'),
    ]),
  )
  const [oldest] = appeals
  if (!oldest) return null
  return (
    <Notice
      tone="warn"
      title={t('next.appeals', { count: appeals.length, at: formatInstant(oldest.filedAt, language) })}
      icon={<IconHourglass size={18} aria-hidden="true" />}
    >
      {t('next.appealsText')}
    </Notice>
  )
}
