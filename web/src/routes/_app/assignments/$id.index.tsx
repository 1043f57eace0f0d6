import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { AssignmentPage } from '@/features/organisation/assignments/detail-page'
import { ASSIGNMENT_LINKS } from '@/features/organisation/assignments/spec'
import { loadTexts } from '@/i18n'
import { loadRecord } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/assignments/$id/')({
  staticData: { parents: [{ to: '/assignments', crumb: 'menu.assignments' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('assignments', params.id, ASSIGNMENT_LINKS), (record) =>
        titles(record.employee),
      ),
      loadTexts('organisation'),
    ])
    return loaded
  },
  component: () => <AssignmentPage id={Route.useParams().id} />,
})
