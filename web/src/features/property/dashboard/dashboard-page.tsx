import { SimpleGrid } from '@mantine/core'
import { IconCar } from '@tabler/icons-react'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenLink } from '@/fields/open-link'
import { today } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { Notice } from '@/ui/notice'
import { PageHead } from '@/ui/page-head'
import { keptItemsOf } from '../places'
import { StandingFigures } from './figures'
import { HelpCard } from './help-card'
import { ReportCard } from './report-card'
import { WholeFigures } from './whole'

/** So many offices and types are drawn; all of them stand in their lists. */
const DRAWN = 10
/** Reports count all; what is no longer there is left out of what says where things are. */
const KEPT = [Query.equal('state', ['in_service', 'in_repair'])]

/** The property in figures: how many, worth what, in what condition, where, what came and went. */
export default function DashboardPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('inventory')
  const year = today().slice(0, 4)
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  return (
    <>
      <PageHead title={t('title')} hint={t('figures.hint')} />
      {tabs}
      <WholeFigures />
      <StandingFigures />
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} mb="md" style={{ alignItems: 'start' }}>
        <ReportCard
          report="inventoryItemsByOffice"
          title={t('figures.byOffice')}
          queries={KEPT}
          address={keptItemsOf('bureau')}
          most={DRAWN}
        />
        <ReportCard
          report="inventoryItemsByType"
          title={t('figures.byType')}
          queries={KEPT}
          address={keptItemsOf('type')}
          most={DRAWN}
        />
        <ReportCard
          report="inventoryItemsByService"
          title={t('figures.byService')}
          queries={KEPT}
          address={keptItemsOf('service')}
          most={DRAWN}
        />
        <ReportCard
          report="inventoryItemsByCondition"
          title={t('figures.byCondition')}
          queries={KEPT}
          address={keptItemsOf('condition')}
          state={{ collection: 'inventoryItems', field: 'condition' }}
        />
        <ReportCard
          report="inventoryItemsByState"
          title={t('figures.byState')}
          address={(state) => paths.items({ state })}
          state={{ collection: 'inventoryItems', field: 'state' }}
        />
        <ReportCard
          report="inventoryMovementsByKind"
          title={t('figures.thisYear', { year })}
          queries={[Query.between('on', from, to)]}
          address={(kind) => paths.inventoryMovements({ kind, from, to })}
          state={{ collection: 'inventoryMovements', field: 'kind' }}
        />
      </SimpleGrid>
      <Notice
        tone="info"
        icon={<IconCar size={20} aria-hidden="true" />}
        action={<OpenLink address={paths.cars()}>{t('figures.cars')}</OpenLink>}
      >
        {t('figures.apart')}
      </Notice>
      <HelpCard />
    </>
  )
}
