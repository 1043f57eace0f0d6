import { Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQuery } from '@/api/reports'
import { BarChart } from '@/engine/reports/bar-chart'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatDay, formatNumber, today } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { ageGroups } from './ages'

interface AgesChartProps {
  queries: string[]
  /** The day on which ages are counted; today where no exam says it. */
  on: string | null
}

/** Candidates by age on the day that counts. */
export function AgesChart({ queries, on }: AgesChartProps) {
  const { t } = useTranslation('exam-statistics')
  const language = useLanguage()
  const day = on ?? today()
  const { data, isPending, error, refetch } = useQuery(reportQuery('candidatesByBirthDate', language, { queries }))
  const births = data?.groups.flatMap(({ by: [birth], count }) => (birth ? [{ birth: String(birth), count }] : []))
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4">
        {t('byAge')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('ageOn', { day: formatDay(day, language) })}
      </Text>
      {isPending && <Skeleton height={120} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {births && (
        <BarChart
          label={t('byAge')}
          bars={(births.length > 0 ? ageGroups(births, day) : []).map(({ from, to, count }) => ({
            key: String(from),
            label: to === undefined ? t('ageFrom', { from }) : t('ages', { from, to }),
            value: count,
          }))}
          format={(value) => formatNumber(value, language)}
          none={t('none')}
        />
      )}
    </Card>
  )
}
