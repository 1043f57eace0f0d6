import { Card, Skeleton, Title } from '@mantine/core'
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

interface ReportChartProps {
  report: string
  title: string
  /** The list of what a bar counts. */
  address?: (value: string) => Address
  /** By what the bars are ordered: their length, unless said. */
  order?: 'group'
  /** The state that it groups by: its bars have the colours of its badges. */
  state?: 'status' | 'documentStatus'
}

/** A report of the park, drawn: each bar leads to the cars that it counts. */
export function ReportChart({ report, title, address, order, state }: ReportChartProps) {
  const { t } = useTranslation(['cars', 'parts'])
  const language = useLanguage()
  const meta = useMeta('cars')
  const tone = state && ((value: string) => optionOf(meta, state, value)?.tone)
  const { data, isPending, error, refetch } = useQuery(reportQuery(report, language))
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {isPending && <Skeleton height={120} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <BarChart
          label={title}
          bars={barsOf(data.groups, { none: t('table.notGiven', { ns: 'parts' }), address, order, tone })}
          format={(value) => formatNumber(value, language)}
          none={t('statistics.none')}
        />
      )}
    </Card>
  )
}
