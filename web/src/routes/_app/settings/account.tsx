import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '@/api/session'
import { returnedFrom } from '@/features/account/returned'
import { AccountPage } from '@/features/account/settings/account-page'
import { type AccountTab, TABS } from '@/features/account/settings/tabs'
import { loadTexts } from '@/i18n'
import { tabPlaces } from '@/paths/place'

interface AccountSearch {
  tab?: AccountTab
  /** What a provider answered that could not be linked. */
  error?: string
}

export const Route = createFileRoute('/_app/settings/account')({
  staticData: { crumb: 'crumbs.account', places: tabPlaces('account:', TABS) },
  validateSearch: (raw: Record<string, unknown>): AccountSearch => ({
    ...(TABS.some((tab) => tab === raw.tab) && { tab: raw.tab as AccountTab }),
    ...(typeof raw.error === 'string' && { error: raw.error }),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadTexts('account', 'proof'), queryClient.query({ ...sessionQuery, staleTime: 'static' })]),
  component: AccountScreen,
})

function AccountScreen() {
  const { tab = 'profile', error } = Route.useSearch()
  return <AccountPage tab={tab} returned={error === undefined ? undefined : returnedFrom(error)} />
}
