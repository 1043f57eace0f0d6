import { createFileRoute } from '@tanstack/react-router'
import { balancesQuery } from '@/api/leave'
import { queryClient } from '@/api/query'
import type { SeenBy } from '@/api/rights'
import { LeavesPage } from '@/features/leave/own/leaves-page'
import { TABS } from '@/features/leave/own/tabs'
import { loadTexts } from '@/i18n'
import { tabPlaces } from '@/paths/place'

const OWN: SeenBy = { is: 'employee' }

function leavesSearch({ tab }: Record<string, unknown>): { tab?: string } {
  return typeof tab === 'string' ? { tab } : {}
}

export const Route = createFileRoute('/_app/employee-portail/leaves/')({
  validateSearch: leavesSearch,
  staticData: { crumb: 'crumbs.ownLeaves', seenBy: OWN, places: tabPlaces('leave:own.', TABS, OWN) },
  loader: () => {
    void queryClient.prefetchQuery(balancesQuery())
    return loadTexts('leave', 'calendar', 'papers')
  },
  component: () => <LeavesPage tab={Route.useSearch().tab} />,
})
