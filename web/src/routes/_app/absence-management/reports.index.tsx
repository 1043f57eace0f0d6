import { createFileRoute, redirect } from '@tanstack/react-router'

/** This list is a tab of the absences. */
export const Route = createFileRoute('/_app/absence-management/reports/')({
  staticData: { crumb: 'crumbs.annexeReports' },
  beforeLoad: () => {
    throw redirect({ to: '/absence-management', search: { tab: 'reports' }, replace: true })
  },
})
