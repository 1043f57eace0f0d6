import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { PartForm } from '@/features/fleet/spare-parts/form-page'
import { loadTexts } from '@/i18n'
import { loadRecordAnew } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/park-inventaire/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/park-inventaire', crumb: 'menu.spareParts' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecordAnew(queryClient, oneQuery('spareParts', params.id)),
      loadTexts('spare-parts'),
    ])
    return loaded
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('spareParts', Route.useParams().id))
  return <PartForm record={data} key={data.$id} />
}
