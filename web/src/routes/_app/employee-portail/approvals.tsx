import { createFileRoute, redirect } from '@tanstack/react-router'

/** What waits for a decision is a tab of the portal. */
export const Route = createFileRoute('/_app/employee-portail/approvals')({
  staticData: { crumb: 'menu.approvals', letter: 'v', seenBy: { is: 'decider' } },
  beforeLoad: () => {
    throw redirect({ to: '/employee-portail', search: { tab: 'approvals' }, replace: true })
  },
})
