import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { AnnexeForm } from '@/features/organisation/annexes/form-page'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/annexes/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/annexes', crumb: 'menu.annexes' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [record] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('annexes', params.id))),
      loadTexts('organisation'),
    ])
    return { title: titles(record) }
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('annexes', Route.useParams().id))
  return <AnnexeForm record={data} key={data.$id} />
}
