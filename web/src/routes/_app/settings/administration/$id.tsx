import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { MessagePage } from '@/features/settings/administration/message-page'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../../-or-not-found'

export const Route = createFileRoute('/_app/settings/administration/$id')({
  staticData: {
    parents: [
      { to: '/settings', crumb: 'crumbs.settings' },
      { to: '/settings/administration', crumb: 'crumbs.administration' },
    ],
  },
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const [found] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('outbox', id))),
      loadTexts('administration'),
    ])
    const title = found.subject || found.to
    return { title: { fr: title, ar: title } }
  },
  pendingComponent: lazyRouteComponent(() => import('@/shell/loss-line'), 'Unknown'),
  component: MessageScreen,
})

function MessageScreen() {
  const { id } = Route.useParams()
  return <MessagePage key={id} id={id} />
}
