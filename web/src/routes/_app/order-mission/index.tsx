import { createFileRoute } from '@tanstack/react-router'
import { type ListSearch, listSearch } from '@/api/list-address'
import { MISSION_PARAMS, MISSION_TABS } from '@/features/fleet/missions/address'
import { MissionsPage } from '@/features/fleet/missions/list-page'
import { MISSION_LIST } from '@/features/fleet/missions/spec'
import { loadTexts } from '@/i18n'
import { loadList } from '@/parts/resource-table/list-query'

const search = listSearch([...MISSION_PARAMS, 'tab'])

export const Route = createFileRoute('/_app/order-mission/')({
  staticData: { crumb: 'menu.missions' },
  validateSearch: (raw: Record<string, unknown>): ListSearch => {
    const { tab, ...rest } = search(raw)
    return MISSION_TABS.some((known) => known === tab) ? { ...rest, tab } : rest
  },
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ deps: { search } }) => Promise.all([loadTexts('missions'), loadList(MISSION_LIST, search)]),
  component: MissionsPage,
})
