import { createFileRoute } from '@tanstack/react-router'
import { LeavesPage } from '@/features/leave/own/leaves-page'
import { loadTexts } from '@/i18n'

function leavesSearch({ tab }: Record<string, unknown>): { tab?: string } {
  return typeof tab === 'string' ? { tab } : {}
}

export const Route = createFileRoute('/_app/employee-portail/leaves/')({
  validateSearch: leavesSearch,
  staticData: { crumb: 'crumbs.ownLeaves' },
  loader: () => loadTexts('leave', 'calendar', 'papers'),
  component: () => <LeavesPage tab={Route.useSearch().tab} />,
})
