import { Skeleton, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { RetainedExam } from '@/api/actions.gen'
import { ErrorState } from '@/engine/resource-table/error-state'
import { OpenLink } from '@/fields/open-link'
import { formatDay, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { paths } from '@/paths/paths'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { isDue } from './retained'

/** Wide enough for the days side by side, in pixels. */
const LEAST_WIDTH = 640

/** What is kept of applicants of exams that ended, and when it is erased: a report, which changes nothing. */
export default function RetentionPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('recruitment')
  const { data, error, refetch } = useQuery(readingQuery('candidates.retention'))
  return (
    <Stack>
      {tabs}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={240} />}
      {data && (
        <Section title={t('retention.title')} hint={t('retention.hint', { count: data.months })}>
          <Text size="sm">{t(data.inForce ? 'retention.text' : 'retention.noRule')}</Text>
          {data.exams.length === 0 ? <Text c="dimmed">{t('retention.none')}</Text> : <Exams exams={data.exams} />}
        </Section>
      )}
    </Stack>
  )
}

function Exams({ exams }: { exams: readonly RetainedExam[] }) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  return (
    <WideTable label={t('retention.title')} minWidth={LEAST_WIDTH}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('retention.exam')}</Table.Th>
          <Table.Th>{t('retention.ended')}</Table.Th>
          <Table.Th>{t('retention.erased')}</Table.Th>
          <Table.Th ta="end">{t('retention.candidates')}</Table.Th>
          <Table.Th ta="end">{t('retention.files')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {exams.map((exam) => (
          <Table.Tr key={exam.recruitmentId}>
            <Table.Td>
              <OpenLink address={paths.exam(exam.recruitmentId)}>
                {inLanguage(exam.titleFr, exam.titleAr, language)}
              </OpenLink>
            </Table.Td>
            <Table.Td className="tabular">{formatDay(exam.endedOn, language)}</Table.Td>
            <Table.Td className="tabular">
              {formatDay(exam.erasedFrom, language)}{' '}
              {isDue(exam, new Date()) && <StatusBadge tone="warn">{t('retention.due')}</StatusBadge>}
            </Table.Td>
            <Table.Td ta="end" className="tabular">
              {formatNumber(exam.candidates, language)}
            </Table.Td>
            <Table.Td ta="end" className="tabular">
              {formatNumber(exam.files, language)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
