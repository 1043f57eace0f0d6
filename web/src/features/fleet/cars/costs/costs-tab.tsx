import { Card, Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Costs, costsQuery } from '@/api/car-costs'
import type { Cars } from '@/api/schema.gen'
import { formatAmount, today } from '@/i18n/format'
import { BarChart } from '@/parts/chart/bar-chart'
import { ListFailed } from '@/parts/resource-table/states'
import { useLanguage } from '@/ui/use-language'
import styles from './costs.module.css'
import { periodOf } from './period'
import { COST_KINDS, useFigure } from './use-figure'
import { YearField } from './year-field'

/** What a car cost, and what each kilometre of it did. */
export default function CostsTab({ car }: { car: Cars }) {
  const { t } = useTranslation('cars')
  const [year, setYear] = useState<string | null>(today().slice(0, 4))
  const { data, isPending, error, refetch } = useQuery(costsQuery({ carId: car.$id, ...periodOf(year) }))
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text size="sm" c="dimmed">
          {t('costs.hint')}
        </Text>
        <YearField value={year} onChange={setYear} />
      </Group>
      {isPending && <Skeleton height={220} />}
      {error && <ListFailed error={error} onRetry={refetch} />}
      {data && <Told costs={data.total} />}
    </>
  )
}

function Told({ costs }: { costs: Costs }) {
  const { t } = useTranslation('cars')
  const language = useLanguage()
  const figure = useFigure()
  const bars = COST_KINDS.map((kind) => ({ key: kind, label: t(`costs.${kind}`), value: costs[kind] ?? 0 }))
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
