import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { AnnexePage } from '@/features/organisation/annexes/detail-page'
import { ANNEXE_LINKS } from '@/features/organisation/annexes/spec'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/annexes/$id/')({
  staticData: { parents: [{ to: '/annexes', crumb: 'menu.annexes' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [record] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('annexes', params.id, ANNEXE_LINKS))),
      loadTexts('organisation'),
    ])
    return { title: titles(record) }
  },
  component: () => <AnnexePage id={Route.useParams().id} />,
})
