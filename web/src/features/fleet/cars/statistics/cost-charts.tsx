import { Card, Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import { BarChart } from '@/engine/reports/bar-chart'
import { ErrorState } from '@/engine/resource-table/error-state'
import { paths } from '@/paths/paths'
import { CostsTable } from '../costs/costs-table'
import { periodOf } from '../costs/period'
import { askedYear, useCostYear } from '../costs/use-cost-year'
import { useFigure } from '../costs/use-figure'
import { YearField } from '../costs/year-field'
import { topCars } from './bars'

/** What the cars cost in a year: the dearest of them drawn, all of them in a table. */
export function CostCharts() {
  const { t } = useTranslation('cars')
  const figure = useFigure()
  const [year, setYear] = useCostYear()
  const addressOf = (car: string) => paths.car(car, { tab: 'costs', year: askedYear(year) })
  const { data, isPending, error, refetch } = useQuery(readingQuery('cars.costs', periodOf(year)))
  return (
    <Card withBorder padding="md" component="section">
      <Group justify="space-between" mb="md">
        <div>
          <Title order={2} size="h4">
            {t('costs.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('costs.hint')}
          </Text>
        </div>
        <YearField value={year} onChange={setYear} />
      </Group>
      {isPending && <Skeleton height={240} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <SimpleGrid cols={{ base: 1, lg: 3 }} mb="md" style={{ alignItems: 'start' }}>
            {(['total', 'costPerKm', 'fuelPer100Km'] as const).map((name) => (
              <section key={name}>
                <Title order={3} size="h5" mb="xs">
                  {t(`costs.${name}`)}
                </Title>
                <BarChart
                  label={t(`costs.${name}`)}
                  bars={topCars(data.rows, name, addressOf)}
                  format={(value) => figure(name, value)}
                  none={t('costs.none')}
                />
              </section>
            ))}
          </SimpleGrid>
          <CostsTable rows={data.rows} total={data.total} addressOf={addressOf} />
        </>
      )}
    </Card>
  )
}
