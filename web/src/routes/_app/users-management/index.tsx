import { createFileRoute } from '@tanstack/react-router'
import { type ListSearch, listSearch } from '@/api/list-address'
import { loadList } from '@/engine/resource-table/list-query'
import { ROLE_LIST, USER_LIST } from '@/features/users/access/list-config'
import { RolesPage } from '@/features/users/access/roles-page'
import { namedTab, TABS, USER_PARAMS } from '@/features/users/access/search-params'
import { UsersPage } from '@/features/users/access/users-page'
import { loadTexts } from '@/i18n'
import { tabPlaces } from '@/paths/place'

export const Route = createFileRoute('/_app/users-management/')({
  staticData: { crumb: 'menu.users', letter: 'u', places: tabPlaces('users:', TABS.slice(1)) },
  validateSearch: listSearch(USER_PARAMS),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadTab(deps),
  component: UsersScreen,
})

async function loadTab(search: ListSearch): Promise<void> {
  const rows = namedTab(search.tab) === 'roles' ? loadList(ROLE_LIST, search) : loadList(USER_LIST, search)
  await Promise.all([loadTexts('users'), rows])
}

function UsersScreen() {
  const { tab }: ListSearch = Route.useSearch()
  return namedTab(tab) === 'roles' ? <RolesPage /> : <UsersPage />
}
