import { createFileRoute, redirect } from '@tanstack/react-router'

/** This list is a tab of attendance. */
export const Route = createFileRoute('/_app/pointage/duties/')({
  staticData: { crumb: 'crumbs.duties' },
  beforeLoad: () => {
    throw redirect({ to: '/pointage', search: { tab: 'duties' }, replace: true })
  },
})
