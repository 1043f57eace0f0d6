import { createFileRoute } from '@tanstack/react-router'
import { RequestPage } from '@/features/leave/own/request-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/employee-portail/leaves/$id/edit')({
  staticData: { crumb: 'crumbs.edit' },
  loader: () => loadTexts('leave', 'files'),
  component: CorrectScreen,
})

function CorrectScreen() {
  const { id } = Route.useParams()
  return <RequestPage key={id} id={id} />
}
