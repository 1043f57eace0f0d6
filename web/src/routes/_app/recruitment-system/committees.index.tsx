import { createFileRoute, redirect } from '@tanstack/react-router'

/** Its list stands elsewhere. */
export const Route = createFileRoute('/_app/recruitment-system/committees/')({
  staticData: { crumb: 'crumbs.committees' },
  beforeLoad: () => {
    throw redirect({ to: '/recruitment-system/recruitment-processes', replace: true })
  },
})
