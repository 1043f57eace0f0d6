import { createFileRoute, redirect } from '@tanstack/react-router'

/** The list of accidents is a tab of the park. */
export const Route = createFileRoute('/_app/cars-management/accidents/')({
  staticData: { crumb: 'crumbs.accidents' },
  beforeLoad: () => {
    throw redirect({ to: '/cars-management', search: { tab: 'accidents' }, replace: true })
  },
})
