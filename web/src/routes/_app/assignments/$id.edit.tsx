import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { AssignmentForm } from '@/features/organisation/assignments/form-page'
import { ASSIGNMENT_LINKS } from '@/features/organisation/assignments/spec'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/assignments/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/assignments', crumb: 'menu.assignments' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [linked] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('assignments', params.id, ASSIGNMENT_LINKS))),
      orNotFound(queryClient.ensureQueryData(oneQuery('assignments', params.id))),
      loadTexts('organisation'),
    ])
    return { title: titles(linked.employee) }
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('assignments', Route.useParams().id))
  return <AssignmentForm record={data} key={data.$id} />
}
