import { createFileRoute } from '@tanstack/react-router'
import { Display } from '@/shell/settings/display'

export const Route = createFileRoute('/_app/settings/display')({
  staticData: { crumb: 'crumbs.display' },
  component: Display,
})
