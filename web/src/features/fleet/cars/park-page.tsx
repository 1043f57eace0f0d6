import { Skeleton } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import { TabBar } from '@/parts/tab-bar'
import { PARK_TABS, type ParkTab } from './address'
import { CarsList } from './list-page'

const StatisticsPage = lazy(() => import('./statistics/statistics-page'))
const AccidentsList = lazy(() => import('./accidents/list-page'))

/** The vehicle park: its cars, what they cost, what happened to them. */
export function ParkPage({ tab }: { tab: ParkTab }) {
  const { t } = useTranslation('cars')
  const rights = useRights()
  const tabs = PARK_TABS.filter((name) => name !== 'accidents' || can(rights, 'read', 'accidents')).map((name) => ({
    name,
    label: t(`park.${name}`),
  }))
  const bar = <TabBar label={t('title')} tabs={tabs} value={tab} />
  const screens: Record<ParkTab, () => ReactNode> = {
    data: () => <CarsList tabs={bar} />,
    statistics: () => <StatisticsPage tabs={bar} />,
    accidents: () => <AccidentsList tabs={bar} />,
  }
  return <Suspense fallback={<Skeleton height={320} />}>{screens[tab]()}</Suspense>
}
