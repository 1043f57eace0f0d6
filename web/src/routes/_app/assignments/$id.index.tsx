import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { AssignmentPage } from '@/features/organisation/assignments/detail-page'
import { ASSIGNMENT_LINKS } from '@/features/organisation/assignments/spec'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/assignments/$id/')({
  staticData: { parents: [{ to: '/assignments', crumb: 'menu.assignments' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [record] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('assignments', params.id, ASSIGNMENT_LINKS))),
      loadTexts('organisation'),
    ])
    return { title: titles(record.employee) }
  },
  component: () => <AssignmentPage id={Route.useParams().id} />,
})
