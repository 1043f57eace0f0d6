import { createFileRoute, redirect } from '@tanstack/react-router'

/** This list is a tab of the desk. */
export const Route = createFileRoute('/_app/rhDocuments/contacts/')({
  staticData: { crumb: 'crumbs.contacts', seenBy: { holds: ['rh-managements:update'] } },
  beforeLoad: () => {
    throw redirect({ to: '/rhDocuments', search: { tab: 'contacts' }, replace: true })
  },
})
