import { createFileRoute, redirect } from '@tanstack/react-router'

/** Positions are also called categories. */
export const Route = createFileRoute('/_app/recruitment-system/categories')({
  staticData: { crumb: 'crumbs.positions' },
  beforeLoad: () => {
    throw redirect({ to: '/recruitment-system/positions', replace: true })
  },
})
