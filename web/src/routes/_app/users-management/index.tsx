import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { RolesPage } from '@/features/users/access/roles-page'
import { namedTab, TABS, USER_PARAMS } from '@/features/users/access/search-params'
import { UsersPage } from '@/features/users/access/users-page'
import { loadTexts } from '@/i18n'
import { tabPlaces } from '@/paths/place'

export const Route = createFileRoute('/_app/users-management/')({
  staticData: { crumb: 'menu.users', letter: 'u', places: tabPlaces('users:', TABS.slice(1)) },
  validateSearch: listSearch(USER_PARAMS),
  loader: () => loadTexts('users'),
  component: UsersScreen,
})

function UsersScreen() {
  return namedTab(Route.useSearch().tab) === 'roles' ? <RolesPage /> : <UsersPage />
}
