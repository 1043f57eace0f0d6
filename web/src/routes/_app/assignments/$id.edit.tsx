import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { AssignmentForm } from '@/features/organisation/assignments/form-page'
import { ASSIGNMENT_LINKS } from '@/features/organisation/assignments/spec'
import { loadTexts } from '@/i18n'
import { loadRecord, loadRecordAnew } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/assignments/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/assignments', crumb: 'menu.assignments' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('assignments', params.id, ASSIGNMENT_LINKS), (record) =>
        titles(record.employee),
      ),
      loadRecordAnew(queryClient, oneQuery('assignments', params.id)),
      loadTexts('organisation'),
    ])
    return loaded
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('assignments', Route.useParams().id))
  return <AssignmentForm record={data} key={data.$id} />
}
