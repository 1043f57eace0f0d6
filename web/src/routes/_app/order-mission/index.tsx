import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { type ListSearch, listSearch } from '@/api/list-address'
import {
  CALENDAR_VIEWS,
  type CalendarSearch,
  MISSION_PARAMS,
  MISSION_TABS,
  type MissionTab,
} from '@/features/fleet/missions/address'
import { MissionsPage } from '@/features/fleet/missions/list-page'
import { MISSION_LIST } from '@/features/fleet/missions/spec'
import { loadTexts } from '@/i18n'
import { isMonth } from '@/parts/calendar/month'
import { loadList } from '@/parts/resource-table/list-query'

const CalendarPage = lazy(() => import('@/features/fleet/missions/calendar/calendar-page'))
const SummaryPage = lazy(() => import('@/features/fleet/missions/summary/summary-page'))

const search = listSearch(MISSION_PARAMS)
const tabOf = (raw: Record<string, unknown>): MissionTab => MISSION_TABS.find((known) => known === raw.tab) ?? 'list'

export const Route = createFileRoute('/_app/order-mission/')({
  staticData: { crumb: 'menu.missions' },
  validateSearch: (raw: Record<string, unknown>): ListSearch & CalendarSearch & { tab?: MissionTab } => {
    const tab = tabOf(raw)
    const asked = search(raw)
    if (tab === 'list') return asked
    const month = isMonth(raw.month) ? raw.month : undefined
    const view = CALENDAR_VIEWS.find((known) => known === raw.view)
    return { ...asked, tab, month, view }
  },
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ deps: { search } }) =>
    Promise.all([loadTexts('missions', 'calendar'), search.tab ? undefined : loadList(MISSION_LIST, search)]),
  component: MissionsScreen,
})

function MissionsScreen() {
  const { tab, month, view, car, employee } = Route.useSearch()
  if (tab === 'calendar') return <CalendarPage search={{ month, view, car, employee }} />
  if (tab === 'summary') return <SummaryPage month={month} />
  return <MissionsPage />
}
