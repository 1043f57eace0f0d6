import { createFileRoute } from '@tanstack/react-router'
import { SettingsIndex } from '@/features/settings/preferences/settings-index'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/settings/')({
  staticData: { crumb: 'crumbs.settings' },
  loader: () => loadTexts('administration'),
  component: SettingsIndex,
})
