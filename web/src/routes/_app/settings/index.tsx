import { createFileRoute } from '@tanstack/react-router'
import { SettingsIndex } from '@/features/settings/preferences/settings-index'

export const Route = createFileRoute('/_app/settings/')({
  staticData: { crumb: 'crumbs.settings' },
  component: SettingsIndex,
})
