import { createFileRoute } from '@tanstack/react-router'
import { Appearance } from '@/features/settings/preferences/appearance'

export const Route = createFileRoute('/_app/settings/appearance')({
  staticData: { crumb: 'crumbs.appearance' },
  component: Appearance,
})
