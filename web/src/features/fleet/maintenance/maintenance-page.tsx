import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TabBar } from '@/parts/tab-bar'
import { MAINTENANCE_TABS, type MaintenanceTab } from './address'
import { OrdersTab } from './orders-tab'

const PlanTab = lazy(() => import('./plan-tab'))
const CalendarTab = lazy(() => import('./calendar/calendar-tab'))
const CostsTab = lazy(() => import('./costs-tab'))

/** The maintenance of the park: its orders, what comes due, what it costs. */
export function MaintenancePage({ tab }: { tab: MaintenanceTab }) {
  const { t } = useTranslation('maintenance')
  const tabs = (
    <TabBar
      label={t('tabs.label')}
      tabs={MAINTENANCE_TABS.map((name) => ({ name, label: t(`tabs.${name}`) }))}
      value={tab}
    />
  )
  return (
    <Suspense>
      {tab === 'orders' && <OrdersTab tabs={tabs} />}
      {tab === 'plan' && <PlanTab tabs={tabs} />}
      {tab === 'calendar' && <CalendarTab tabs={tabs} />}
      {tab === 'costs' && <CostsTab tabs={tabs} />}
    </Suspense>
  )
}
