import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TabBar } from '@/parts/tab-bar'
import { STOCK_TABS, type StockTab } from './address'
import { PartsTab } from './parts-tab'

const MovementsTab = lazy(() => import('./movements-tab'))

/** The stock of the garage: its parts, and all that moved. */
export function StockPage({ tab }: { tab: StockTab }) {
  const { t } = useTranslation('spare-parts')
  const tabs = (
    <TabBar label={t('tabs.label')} tabs={STOCK_TABS.map((name) => ({ name, label: t(`tabs.${name}`) }))} value={tab} />
  )
  return <Suspense>{tab === 'parts' ? <PartsTab tabs={tabs} /> : <MovementsTab tabs={tabs} />}</Suspense>
}
