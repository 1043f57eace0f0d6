import { Card, Skeleton, Table, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { DocumentDelays, DocumentTypeDelay } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import { ErrorState } from '@/engine/resource-table/error-state'
import { EMPTY, formatMonth, formatNumber } from '@/i18n/format'
import { Notice } from '@/ui/notice'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { typeName } from './cells'
import { byMonth } from './delays'
import styles from './desk.module.css'

const FIGURES = ['count', 'made', 'rejected', 'late'] as const
/** Wide enough for the figures side by side, in pixels. */
const LEAST_WIDTH = 640

/** How long papers take: by type, and month by month. */
export default function DelaysTab({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('requests')
  const { data, error, isPending, refetch } = useQuery(readingQuery('documentRequests.delays'))
  return (
    <>
      <PageHead title={t('desk.title')} hint={t('delays.hint')} />
      {tabs}
      {isPending && <Skeleton height={320} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <div className={styles.tables}>
          {data.overdue > 0 && <Notice tone="bad">{t('delays.overdue', { count: data.overdue })}</Notice>}
          <Types data={data} />
          {data.months.length > 0 && <Months data={data} />}
        </div>
      )}
    </>
  )
}

function Types({ data }: { data: DocumentDelays }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const meta = useMeta('documentRequests')
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t('delays.types')}
      </Title>
      <WideTable label={t('delays.types')} minWidth={LEAST_WIDTH}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('delays.type')}</Table.Th>
            {FIGURES.map((name) => (
              <Table.Th key={name} className={styles.number}>
                {t(`delays.${name}`)}
              </Table.Th>
            ))}
            <Table.Th className={styles.number}>{t('delays.median')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.types.map((line) => (
            <Table.Tr key={line.type}>
              <Table.Th scope="row" fw={400}>
                {typeName(line, meta)}
              </Table.Th>
              {FIGURES.map((name) => (
                <Table.Td key={name} className={`${styles.number} tabular`}>
                  {formatNumber(line[name], language)}
                </Table.Td>
              ))}
              <Table.Td className={`${styles.number} tabular`}>
                <Median delay={line} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </Card>
  )
}

function Months({ data }: { data: DocumentDelays }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const meta = useMeta('documentRequests')
  const types = data.types.map(({ type }) => type)
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t('delays.months')}
      </Title>
      <WideTable label={t('delays.months')} minWidth={LEAST_WIDTH}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('delays.month')}</Table.Th>
            {types.map((type) => (
              <Table.Th key={type} className={styles.number}>
                {typeName({ type }, meta)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {byMonth(data.months).map(({ month, types: told }) => (
            <Table.Tr key={month}>
              <Table.Th scope="row" fw={400}>
                {formatMonth(month, language)}
              </Table.Th>
              {types.map((type) => (
                <Table.Td key={type} className={`${styles.number} tabular`}>
                  <Median delay={told.get(type)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </Card>
  )
}

/** The middle delay in working days, and of how many papers. */
function Median({ delay }: { delay?: DocumentTypeDelay | undefined }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  if (!delay || delay.medianDays === null) return EMPTY
  return t('delays.days', { count: delay.medianDays, days: formatNumber(delay.medianDays, language) })
}
