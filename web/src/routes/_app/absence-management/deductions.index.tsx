import { createFileRoute, redirect } from '@tanstack/react-router'

/** This list is a tab of the absences. */
export const Route = createFileRoute('/_app/absence-management/deductions/')({
  staticData: { crumb: 'crumbs.deductions' },
  beforeLoad: () => {
    throw redirect({ to: '/absence-management', search: { tab: 'deductions' }, replace: true })
  },
})
