import { createFileRoute } from '@tanstack/react-router'
import { Display } from '@/features/settings/preferences/display'

export const Route = createFileRoute('/_app/settings/display')({
  staticData: { crumb: 'crumbs.display' },
  component: Display,
})
