import { createFileRoute, redirect } from '@tanstack/react-router'

/** This list is a tab of attendance. */
export const Route = createFileRoute('/_app/pointage/exits/')({
  staticData: { crumb: 'crumbs.exits' },
  beforeLoad: () => {
    throw redirect({ to: '/pointage', search: { tab: 'exits' }, replace: true })
  },
})
