import { createFileRoute, redirect } from '@tanstack/react-router'

/** This list is a tab of the desk. */
export const Route = createFileRoute('/_app/rhDocuments/leaves/')({
  staticData: { crumb: 'crumbs.leaves', seenBy: { holds: ['rh-managements:approve'] } },
  beforeLoad: () => {
    throw redirect({ to: '/rhDocuments', search: { tab: 'leaves' }, replace: true })
  },
})
