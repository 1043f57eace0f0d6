import { Button, Group, Paper, Select, Skeleton, Text, Title } from '@mantine/core'
import { IconCalendarCheck, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { StaffDeparture } from '@/api/actions.gen'
import { csvOf } from '@/api/csv'
import { fileNameOf, save } from '@/api/export'
import { useMeta } from '@/api/hooks'
import { type ListSearch, mergeSearch } from '@/api/list-address'
import { labelOf } from '@/api/schema-meta'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatDay, formatMonth, today } from '@/i18n/format'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { AgeLimits } from './age-limits'
import { DepartureLine, daysText } from './departure-line'
import { filterDepartures, KINDS, monthsOf, PASSED } from './departures'
import styles from './departures.module.css'

/** Who leaves in the next twelve months, and whose probation waits for a word. */
export default function DeparturesTab({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('employees')
  const { kind, month }: ListSearch = useSearch({ strict: false })
  const { data, error, isPending, refetch } = useQuery(readingQuery('employees.departures'))
  const all = data?.items ?? []
  const rows = filterDepartures(all, kind, month)
  return (
    <>
      <PageHead title={t('title')} hint={t('departures.hint')} actions={<Sheets rows={rows} />} />
      {tabs}
      {data && all.length > 0 && <Filters items={all} />}
      {isPending && <Skeleton height={240} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && rows.length === 0 && <NoDepartures />}
      {rows.length > 0 && (
        <Paper withBorder component="section" aria-label={t('departures.label')}>
          <ul className={styles.lines}>
            {rows.map((row) => (
              <DepartureLine key={`${row.kind} ${row.documentId ?? row.employeeId}`} row={row} />
            ))}
          </ul>
        </Paper>
      )}
      {data && kind === 'retirement' && <AgeLimits ages={data.ages} />}
    </>
  )
}

/** By what is due, and in which month. */
function Filters({ items }: { items: readonly StaffDeparture[] }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const set = (change: ListSearch) => void navigate({ to: '.', search: mergeSearch(search, change), replace: true })
  const kinds = KINDS.map((kind) => ({ value: kind, label: t(`departures.kinds.${kind}`) }))
  const months = monthsOf(items).map((month) => ({
    value: month,
    label: month === PASSED ? t('departures.passed') : formatMonth(month, language),
  }))
  return (
    <Group mb="md" className={styles.filters}>
      <Select
        aria-label={t('departures.kind')}
        placeholder={t('departures.allKinds')}
        data={kinds}
        value={search.kind === undefined ? null : String(search.kind)}
        onChange={(kind) => set({ kind: kind ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': t('departures.allKinds') }}
      />
      <Select
        aria-label={t('departures.month')}
        placeholder={t('departures.allMonths')}
        data={months}
        value={search.month === undefined ? null : String(search.month)}
        onChange={(month) => set({ month: month ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': t('departures.allMonths') }}
      />
    </Group>
  )
}

/** The rows that are shown, for a spreadsheet or on paper. */
function Sheets({ rows }: { rows: readonly StaffDeparture[] }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const meta = useMeta('employees')
  const heads = [
    ...['fullNameFr', 'fullNameAr', 'N_PERS_ACT', 'FONCTION', 'serviceId'].map((field) => labelOf(meta, field)),
    ...[t('departures.kind'), t('departures.day'), t('departures.far')],
  ]
  const line = (row: StaffDeparture) => [
    ...[
      row.fullNameFr ?? '',
      row.fullNameAr ?? '',
      String(row.N_PERS_ACT ?? ''),
      row.FONCTION ?? '',
      row.service ?? '',
    ],
    ...[t(`departures.kinds.${row.kind}`), formatDay(row.date, language), daysText(row.days, t)],
  ]
  const download = () => {
    const file = new Blob([csvOf([heads, ...rows.map(line)])], { type: 'text/csv;charset=utf-8' })
    save(file, fileNameOf(`${t('departures.label')} ${today()}`, 'csv'))
  }
  if (rows.length === 0) return null
  return (
    <>
      <Button variant="default" leftSection={<IconFileTypeCsv size={17} />} onClick={download}>
        {t('departures.csv')}
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => window.print()}>
        {t('departures.print')}
      </Button>
    </>
  )
}

function NoDepartures() {
  const { t } = useTranslation('employees')
  return (
    <Paper withBorder p="xl" ta="center">
      <IconCalendarCheck size={44} stroke={1.2} aria-hidden="true" />
      <Title order={2} size="h4" mb={4}>
        {t('departures.none')}
      </Title>
      <Text c="dimmed">{t('departures.noneHint')}</Text>
    </Paper>
  )
}
