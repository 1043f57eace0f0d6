import { Card, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQuery } from '@/api/reports'
import { BarChart } from '@/engine/reports/bar-chart'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatNumber } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'

interface ReportChartProps {
  report: string
  title: string
  queries: string[]
  /** The list of what a bar counts. */
  address?: (value: string) => Address
}

/** Candidates counted by what they are, the most first, as the report tells them. */
export function ReportChart({ report, title, queries, address }: ReportChartProps) {
  const { t } = useTranslation('exam-statistics')
  const language = useLanguage()
  const { data, isPending, error, refetch } = useQuery(reportQuery(report, language, { queries }))
  const groups = data?.groups ?? []
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
          bars={groups.map(({ by: [value], label: [label], count }) => {
            const isNamed = value !== null && value !== undefined && value !== ''
            return {
              key: String(value),
              label: isNamed ? label || String(value) : t('unnamed'),
              value: count,
              address: isNamed ? address?.(String(value)) : undefined,
            }
          })}
          format={(value) => formatNumber(value, language)}
          none={t('none')}
        />
      )}
    </Card>
  )
}
