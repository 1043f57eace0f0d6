import { createFileRoute, redirect } from '@tanstack/react-router'

/** This list is a tab of the absences. */
export const Route = createFileRoute('/_app/absence-management/warnings/')({
  staticData: { crumb: 'crumbs.warnings' },
  beforeLoad: () => {
    throw redirect({ to: '/absence-management', search: { tab: 'warnings' }, replace: true })
  },
})
