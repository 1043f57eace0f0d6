import { createFileRoute } from '@tanstack/react-router'
import { RequestPage } from '@/features/leave/own/request-page'
import { loadTexts } from '@/i18n'

/** For whom human resources enter it. */
function newSearch({ employee }: Record<string, unknown>): { employee?: string } {
  return typeof employee === 'string' ? { employee } : {}
}

export const Route = createFileRoute('/_app/employee-portail/leaves/new')({
  validateSearch: newSearch,
  staticData: {
    crumb: 'crumbs.new',
    places: [{ name: 'leave:own.ask', makes: 'leaveRequests', seenBy: { is: 'employee' } }],
  },
  loader: () => loadTexts('leave', 'files'),
  component: () => <RequestPage employee={Route.useSearch().employee} />,
})
