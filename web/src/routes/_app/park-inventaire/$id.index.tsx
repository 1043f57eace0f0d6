import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { PartPage } from '@/features/fleet/spare-parts/detail-page'
import { loadTexts } from '@/i18n'
import { loadRecord } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/park-inventaire/$id/')({
  staticData: { parents: [{ to: '/park-inventaire', crumb: 'menu.spareParts' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('spareParts', params.id)),
      loadTexts('spare-parts'),
    ])
    return loaded
  },
  component: () => <PartPage id={Route.useParams().id} />,
})
