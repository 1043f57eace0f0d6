import { createFileRoute, redirect } from '@tanstack/react-router'
import { useRights } from '@/api/hooks'
import { listSearch } from '@/api/list-address'
import { rightsQuery } from '@/api/session'
import { SCREENS } from '@/features/organisation/lists/screens'
import { PARAMS, tabOf } from '@/features/organisation/lists/tab'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/organisation-management/')({
  staticData: { crumb: 'menu.organisation' },
  validateSearch: listSearch(PARAMS),
  beforeLoad: async ({ context: { queryClient } }) => {
    if (!tabOf(undefined, await queryClient.ensureQueryData(rightsQuery))) throw redirect({ to: '/401', replace: true })
  },
  loader: () => loadTexts('organisation'),
  component: OrganisationScreen,
})

function OrganisationScreen() {
  const tab = tabOf(Route.useSearch().tab, useRights())
  if (!tab) return null
  return SCREENS[tab].list()
}
