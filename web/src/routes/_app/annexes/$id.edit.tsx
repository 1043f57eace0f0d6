import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { AnnexeForm } from '@/features/organisation/annexes/form-page'
import { loadTexts } from '@/i18n'
import { loadRecordAnew } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/annexes/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/annexes', crumb: 'menu.annexes' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecordAnew(queryClient, oneQuery('annexes', params.id)),
      loadTexts('organisation'),
    ])
    return loaded
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('annexes', Route.useParams().id))
  return <AnnexeForm record={data} key={data.$id} />
}
