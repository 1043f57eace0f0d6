import { createFileRoute, redirect } from '@tanstack/react-router'

/** Its list stands elsewhere. */
export const Route = createFileRoute('/_app/recruitment-system/elimination-reasons/')({
  staticData: { crumb: 'crumbs.reasons' },
  beforeLoad: () => {
    throw redirect({ to: '/recruitment-system/documents', search: { tab: 'reasons' }, replace: true })
  },
})
