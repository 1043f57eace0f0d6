import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { PartPage } from '@/features/fleet/spare-parts/detail-page'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/park-inventaire/$id/')({
  staticData: { parents: [{ to: '/park-inventaire', crumb: 'menu.spareParts' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [record] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('spareParts', params.id))),
      loadTexts('spare-parts'),
    ])
    return { title: titles(record) }
  },
  component: () => <PartPage id={Route.useParams().id} />,
})
