import { Group, SimpleGrid } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { NONE } from '@/api/list'
import { type ListSearch, mergeSearch } from '@/api/list-address'
import { labelOf } from '@/api/schema-meta'
import { ReportTable } from '@/engine/reports/report-table'
import { DateField } from '@/fields/date-field'
import { Plate } from '@/fields/plate'
import { formatAmount } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'

/** What finished maintenance cost, by car and by garage, in a period. */
export default function CostsTab({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation(['maintenance', 'parts'])
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { from, to } = search
  const finished = (chosen: ListSearch) => paths.maintenances({ status: 'done', from, to, ...chosen })
  const set = (change: ListSearch) => void navigate({ to: '.', search: mergeSearch(search, change) })
  const queries = [
    ...(from === undefined ? [] : [Query.greaterThanEqual('date', from)]),
    ...(to === undefined ? [] : [Query.lessThanEqual('date', to)]),
  ]
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {tabs}
      <Group mb="md" align="flex-end">
        {(['from', 'to'] as const).map((side) => (
          <DateField
            key={side}
            label={t(`screen.filters.${side}.label`, { ns: 'parts' })}
            value={search[side] === undefined ? null : String(search[side])}
            onChange={(day) => set({ [side]: day ?? undefined })}
          />
        ))}
      </Group>
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        <Costs
          by="carId"
          title={t('costs.byCar')}
          report="maintenanceCostByCar"
          queries={queries}
          address={(car) => finished({ car: car ?? NONE })}
        />
        <Costs
          by="garage"
          title={t('costs.byGarage')}
          report="maintenancesByGarage"
          queries={queries}
          address={(garage) => finished({ garage: garage ?? NONE })}
        />
      </SimpleGrid>
    </>
  )
}

interface CostsProps {
  by: 'carId' | 'garage'
  title: string
  report: string
  queries: string[]
  address: (value: string | null) => Address
}

function Costs({ by, ...report }: CostsProps) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const meta = useMeta('maintenances')
  return (
    <ReportTable
      {...report}
      heads={{ group: labelOf(meta, by), count: t('costs.count'), sum: labelOf(meta, 'totalCost') }}
      formatSum={(sum) => formatAmount(sum, language)}
      nameOf={by === 'carId' ? (plate) => <Plate>{plate}</Plate> : undefined}
      unnamed={t('costs.noGarage')}
      none={t('costs.none')}
    />
  )
}
