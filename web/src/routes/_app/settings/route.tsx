import { createFileRoute } from '@tanstack/react-router'
import { SettingsArea } from '@/features/settings/preferences/settings-area'

export const Route = createFileRoute('/_app/settings')({
  staticData: { crumb: 'crumbs.settings' },
  component: SettingsArea,
})
