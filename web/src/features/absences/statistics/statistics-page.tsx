import { Button, Card, Group, SegmentedControl, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import { IconChartHistogram, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { AttendanceStatistics } from '@/api/actions.gen'
import { exportRows, fileNameOf, save } from '@/api/export'
import { useAction } from '@/api/use-action'
import { ErrorState } from '@/engine/resource-table/error-state'
import { DateField } from '@/fields/date-field'
import { formatNumber } from '@/i18n/format'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { Comparison, Course, Distribution, usePercent } from './charts'
import { FigureTable } from './figure-table'
import { isKnown, presenceRate } from './figures'
import type { Period } from './period'
import styles from './statistics.module.css'

interface StatisticsPageProps {
  period: Period
  onPeriod: (period: Period) => void
}

/** Presence, absence and lateness of each annexe, made of daily figures that name nobody. */
export function StatisticsPage({ period, onPeriod }: StatisticsPageProps) {
  const { t } = useTranslation('attendance-statistics')
  const { data, error, isPending, refetch } = useQuery({
    ...readingQuery('statistics.attendance', period),
    // A wrong period is told at once.
    retry: false,
  })
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} actions={<Sheets period={period} />} />
      <PeriodFields period={period} onPeriod={onPeriod} />
      {isPending && <Skeleton height={320} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (isKnown(data.total) ? <Report data={data} /> : <NoFigures />)}
    </>
  )
}

function PeriodFields({ period, onPeriod }: StatisticsPageProps) {
  const { t } = useTranslation('attendance-statistics')
  return (
    <Group mb="md" align="flex-end" className={styles.asked}>
      {(['from', 'to'] as const).map((side) => (
        <DateField
          key={side}
          label={t(side)}
          value={period[side]}
          onChange={(day) => day && onPeriod({ ...period, [side]: day })}
        />
      ))}
      <SegmentedControl
        aria-label={t('by')}
        value={period.by}
        onChange={(by) => onPeriod({ ...period, by: by as Period['by'] })}
        data={[
          { value: 'day', label: t('days') },
          { value: 'month', label: t('months') },
        ]}
      />
    </Group>
  )
}

function Report({ data }: { data: AttendanceStatistics }) {
  const { t } = useTranslation('attendance-statistics')
  return (
    <>
      <Tiles data={data} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} verticalSpacing={0} style={{ alignItems: 'stretch' }}>
        <Section title={t('distribution')}>
          <Distribution total={data.total} />
        </Section>
        <Section title={t('comparison')}>
          <Comparison annexes={data.annexes} />
        </Section>
      </SimpleGrid>
      <Section title={t('course')}>
        <Course course={data.course} />
      </Section>
      <FigureTable data={data} />
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card withBorder padding="md" component="section" mb="md">
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Card>
  )
}

/** The figures of the period, each beside what it was in the same length of time before. */
function Tiles({ data: { total, before } }: { data: AttendanceStatistics }) {
  const { t } = useTranslation('attendance-statistics')
  const language = useLanguage()
  const percent = usePercent()
  const count = (value: number) => formatNumber(value, language)
  const tiles = [
    { key: 'rate', now: percent(presenceRate(total)), was: percent(presenceRate(before)) },
    { key: 'absent', now: count(total.absent), was: count(before.absent) },
    { key: 'unjustified', now: count(total.unjustified), was: count(before.unjustified) },
    { key: 'late', now: count(total.late), was: count(before.late) },
    { key: 'away', now: count(total.away), was: count(before.away) },
  ] as const
  return (
    <div className={styles.tiles}>
      {tiles.map(({ key, now, was }) => (
        <Card key={key} withBorder padding="md">
          <Text size="sm" c="dimmed">
            {t(key)}
          </Text>
          <span className={`${styles.figure} tabular`}>{now}</span>
          {isKnown(before) && (
            <Text size="xs" c="dimmed">
              {t('before', { value: was })}
            </Text>
          )}
        </Card>
      ))}
    </div>
  )
}

/** The daily figures as a workbook, and the page on paper. */
function Sheets({ period: { from, to } }: { period: Period }) {
  const { t } = useTranslation('attendance-statistics')
  const language = useLanguage()
  const download = useAction({
    mutationFn: async () => {
      const columns = ['date', 'annexe', 'headcount', 'present', 'late', 'absent', 'justified', 'away']
      const queries = [Query.greaterThanEqual('date', from), Query.lessThanEqual('date', to), Query.orderAsc('date')]
      const file = await exportRows({ collection: 'dailyAttendance', format: 'xlsx', columns, queries, language })
      save(file, fileNameOf(`${t('title')} ${from} ${to}`, 'xlsx'))
    },
    onSuccess: () => toast.done(t('exported')),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={17} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('excel')}
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  )
}

function NoFigures() {
  const { t } = useTranslation('attendance-statistics')
  return (
    <Card withBorder p="xl" ta="center">
      <IconChartHistogram size={44} stroke={1.2} aria-hidden="true" style={{ marginInline: 'auto' }} />
      <Text>{t('none')}</Text>
    </Card>
  )
}
