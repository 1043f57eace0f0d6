import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { queryClient } from '@/api/query'
import { loadRecord } from '@/engine/record-page/record-loader'
import { RequestPage } from '@/features/leave/own/request-page'
import { loadTexts } from '@/i18n'

/** Leave that human resources enter for somebody stands below that person's file. */
export const Route = createFileRoute('/_app/rh-managements/employee/$id/leave')({
  staticData: { crumb: 'crumbs.enterLeave' },
  loader: async ({ params: { id } }) => {
    const [person] = await Promise.all([
      loadRecord(queryClient, oneQuery('employees', id)),
      loadTexts('leave', 'files'),
    ])
    return person
  },
  component: LeaveOfEmployee,
})

function LeaveOfEmployee() {
  const { id } = Route.useParams()
  return <RequestPage key={id} employee={id} />
}
