import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { AnnexePage } from '@/features/organisation/annexes/detail-page'
import { ANNEXE_LINKS } from '@/features/organisation/annexes/spec'
import { loadTexts } from '@/i18n'
import { loadRecord } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/annexes/$id/')({
  staticData: { parents: [{ to: '/annexes', crumb: 'menu.annexes' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('annexes', params.id, ANNEXE_LINKS)),
      loadTexts('organisation'),
    ])
    return loaded
  },
  component: () => <AnnexePage id={Route.useParams().id} />,
})
