import { Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { reportQuery } from '@/api/reports'
import { optionOf } from '@/api/schema-meta'
import { BarChart } from '@/engine/reports/bar-chart'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatNumber } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'
import { barsOf } from './bars'

interface ReportCardProps {
  report: string
  title: string
  /** Which documents count. */
  queries?: string[]
  /** The list of what a bar counts. */
  address: (value: string) => Address
  /** The state that it groups by, with its collection: its bars have the colours of its badges. */
  state?: { collection: 'inventoryItems' | 'inventoryMovements'; field: string }
  /** So many bars are drawn, the longest first; the others are counted. */
  most?: number
}

const ALL = 100

/** A report of the inventory, drawn: each bar leads to the rows that it counts. */
export function ReportCard({ report, title, queries, address, state, most = ALL }: ReportCardProps) {
  const { t } = useTranslation(['inventory', 'parts'])
  const language = useLanguage()
  const meta = useMeta(state?.collection ?? 'inventoryItems')
  const tone = state && ((value: string) => optionOf(meta, state.field, value)?.tone)
  const { data, isPending, error, refetch } = useQuery(reportQuery(report, language, queries ? { queries } : {}))
  const bars = data && barsOf(data.groups, { none: t('table.notGiven', { ns: 'parts' }), address, tone })
  const more = (bars?.length ?? 0) - most
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {isPending && <Skeleton height={120} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {bars && (
        <BarChart
          label={title}
          bars={bars.slice(0, most)}
          format={(value) => formatNumber(value, language)}
          none={t('figures.none')}
        />
      )}
      {more > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('figures.more', { count: more })}
        </Text>
      )}
    </Card>
  )
}
