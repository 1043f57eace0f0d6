import { createFileRoute } from '@tanstack/react-router'
import { RequestPage } from '@/features/leave/own/request-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/employee-portail/leaves/new')({
  staticData: {
    crumb: 'crumbs.new',
    places: [{ name: 'leave:own.ask', makes: 'leaveRequests', seenBy: { is: 'employee' } }],
  },
  loader: () => loadTexts('leave', 'files'),
  component: () => <RequestPage />,
})
