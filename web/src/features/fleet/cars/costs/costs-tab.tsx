import { Card, Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { CarCostSums } from '@/api/actions.gen'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Cars, CollectionId } from '@/api/schema.gen'
import { BarChart } from '@/engine/reports/bar-chart'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatAmount } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import styles from './costs.module.css'
import { type Period, periodOf } from './period'
import { useCostYear } from './use-cost-year'
import { COST_KINDS, useFigure } from './use-figure'
import { YearField } from './year-field'

/** What a car cost, and what each kilometre of it did. */
export default function CostsTab({ car }: { car: Cars }) {
  const { t } = useTranslation('cars')
  const [year, setYear] = useCostYear()
  const period = periodOf(year)
  const { data, isPending, error, refetch } = useQuery(readingQuery('cars.costs', { carId: car.$id, ...period }))
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text size="sm" c="dimmed">
          {t('costs.hint')}
        </Text>
        <YearField value={year} onChange={setYear} />
      </Group>
      {isPending && <Skeleton height={220} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && <CostReport costs={data.total} car={car.$id} period={period} />}
    </>
  )
}

/** The records of a kind of costs, and where they are listed. */
const LISTED: Record<(typeof COST_KINDS)[number], { of: CollectionId; tab: string; status?: string }> = {
  fuelCost: { of: 'fuelLogs', tab: 'fuel' },
  maintenanceCost: { of: 'maintenances', tab: 'maintenance', status: 'done' },
  accidentCost: { of: 'accidents', tab: 'accidents' },
  paperCost: { of: 'carLegalDocuments', tab: 'papers' },
}

function CostReport({ costs, car, period }: { costs: CarCostSums; car: string; period: Period }) {
  const { t } = useTranslation('cars')
  const language = useLanguage()
  const figure = useFigure()
  const rights = useRights()
  const bars = COST_KINDS.map((kind) => {
    const { of, ...listed } = LISTED[kind]
    return {
      key: kind,
      label: t(`costs.${kind}`),
      value: costs[kind],
      address: can(rights, 'read', of) ? paths.car(car, { ...listed, ...period }) : undefined,
    }
  })
  return (
    <>
      <SimpleGrid cols={{ base: 2, lg: 4 }} mb="md">
        {(['total', 'costPerKm', 'fuelPer100Km', 'distance'] as const).map((name) => (
          <Card key={name} withBorder padding="md">
            <Text size="sm" c="dimmed">
              {t(`costs.${name}`)}
            </Text>
            <span className={styles.figure}>{figure(name, costs[name])}</span>
          </Card>
        ))}
      </SimpleGrid>
      <Card withBorder padding="md" component="section">
        <Title order={2} size="h4" mb="sm">
          {t('costs.byKind')}
        </Title>
        <BarChart
          label={t('costs.byKind')}
          bars={bars}
          format={(value) => formatAmount(value, language)}
          none={t('costs.none')}
        />
      </Card>
    </>
  )
}
