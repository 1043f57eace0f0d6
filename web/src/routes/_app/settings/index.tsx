import { createFileRoute } from '@tanstack/react-router'
import { SettingsIndex } from '@/shell/settings/settings-index'

export const Route = createFileRoute('/_app/settings/')({
  staticData: { crumb: 'crumbs.settings' },
  component: SettingsIndex,
})
