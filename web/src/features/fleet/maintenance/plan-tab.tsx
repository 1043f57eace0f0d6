import { Paper, Skeleton, Text, Title } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { DueMaintenance } from '@/api/actions.gen'
import { ErrorState } from '@/engine/resource-table/error-state'
import { PageHead } from '@/ui/page-head'
import { DueLine } from './due-line'
import styles from './plan.module.css'

/** What comes due of all cars, the overdue first. */
export default function PlanTab({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('maintenance')
  const { data, error, isPending, refetch } = useQuery(readingQuery('maintenances.due'))
  const rows = data?.rows ?? []
  const overdue = rows.filter((row) => row.overdue)
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {tabs}
      {isPending && <Skeleton height={240} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && rows.length === 0 && <NothingDue />}
      <Section title={t('plan.overdue')} rows={overdue} />
      <Section title={t('plan.upcoming')} rows={rows.filter((row) => !row.overdue)} />
    </>
  )
}

function Section({ title, rows }: { title: string; rows: readonly DueMaintenance[] }) {
  if (rows.length === 0) return null
  return (
    <Paper withBorder component="section" className={styles.section} aria-label={title}>
      <Title order={2} size="h4" className={styles.title}>
        {title} <span className="tabular">({rows.length})</span>
      </Title>
      <ul className={styles.lines}>
        {rows.map((row) => (
          <DueLine key={row.maintenanceId} row={row} />
        ))}
      </ul>
    </Paper>
  )
}

function NothingDue() {
  const { t } = useTranslation('maintenance')
  return (
    <Paper withBorder className={styles.calm}>
      <IconCalendarCheck size={44} stroke={1.2} aria-hidden="true" />
      <Title order={2} size="h4">
        {t('plan.none')}
      </Title>
      <Text maw={440}>{t('plan.noneHint')}</Text>
    </Paper>
  )
}
