import { Card, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQuery } from '@/api/reports'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatAmount, formatNumber } from '@/i18n/format'
import { StackedColumns } from '@/ui/charts/columns'
import { useLanguage } from '@/ui/use-language'
import { binsOf, figuresOf } from './histogram'
import styles from './statistics.module.css'

interface MarksChartProps {
  report: string
  title: string
  queries: string[]
  minimum?: number | null | undefined
}

/** How marks are spread over the twenty points: columns for those who look, the same numbers for those who listen. */
export function MarksChart({ report, title, queries, minimum = null }: MarksChartProps) {
  const { t } = useTranslation('exam-statistics')
  const language = useLanguage()
  const { data, isPending, error, refetch } = useQuery(reportQuery(report, language, { queries }))
  const marks = (data?.groups ?? []).flatMap(({ by: [mark], count }) =>
    mark === null || mark === undefined ? [] : [{ mark: Number(mark), count }],
  )
  const bins = binsOf(marks)
  const figures = figuresOf(marks, minimum)
  const number = (value: number) => formatNumber(value, language)
  const say = (at: number) => {
    const bin = bins[at]
    return bin ? t('bin', { from: bin.from, to: bin.to, number: number(bin.count) }) : ''
  }
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {isPending && <Skeleton height={180} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && !figures && <Text c="dimmed">{t('noMarks')}</Text>}
      {figures && (
        <>
          <Text size="sm" c="dimmed" className="tabular" mb="sm">
            {t('figures', {
              number: number(figures.count),
              mean: formatAmount(figures.mean, language),
              median: formatAmount(figures.median, language),
            })}
            {minimum !== null &&
              ` · ${t('passed', { number: number(figures.passed), minimum: formatAmount(minimum, language) })}`}
          </Text>
          <div className={styles.histogram}>
            <StackedColumns
              labels={bins.map(({ from }) => (from % 2 === 0 ? String(from) : ''))}
              series={[{ label: title, values: bins.map(({ count }) => count) }]}
              format={number}
              say={say}
            />
          </div>
          <VisuallyHidden>
            <ul aria-label={title}>
              {bins.map((bin, at) => (
                <li key={bin.from}>{say(at)}</li>
              ))}
            </ul>
          </VisuallyHidden>
        </>
      )}
    </Card>
  )
}
