import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '@/api/session'
import { loadTexts } from '@/i18n'
import { AccountPage } from '@/shell/settings/account/account-page'
import { type AccountTab, TABS } from '@/shell/settings/account/tabs'

export const Route = createFileRoute('/_app/settings/account')({
  staticData: { crumb: 'crumbs.account', parents: [{ to: '/settings', crumb: 'crumbs.settings' }] },
  validateSearch: (raw: Record<string, unknown>): { tab?: AccountTab } =>
    TABS.some((tab) => tab === raw.tab) ? { tab: raw.tab as AccountTab } : {},
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadTexts('account', 'proof'), queryClient.ensureQueryData(sessionQuery)]),
  component: AccountScreen,
})

function AccountScreen() {
  return <AccountPage tab={Route.useSearch().tab ?? 'profile'} />
}
