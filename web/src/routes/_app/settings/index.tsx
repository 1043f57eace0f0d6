import { createFileRoute } from '@tanstack/react-router'
import { useRights } from '@/api/hooks'
import { AdministrationIndex } from '@/features/settings/administration/administration-index'
import { SettingsIndex } from '@/features/settings/preferences/settings-index'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/settings/')({
  staticData: { crumb: 'crumbs.settings' },
  loader: () => loadTexts('administration'),
  component: SettingsScreen,
})

function SettingsScreen() {
  const { admin } = useRights()
  return <SettingsIndex>{admin && <AdministrationIndex />}</SettingsIndex>
}
