import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { loadRecord } from '@/engine/record-page/record-loader'
import { MessagePage } from '@/features/settings/administration/message-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/settings/administration/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('outbox', id), ({ subject, to }) => ({ fr: subject || to, ar: subject || to })),
      loadTexts('administration'),
    ])
    return loaded
  },
  pendingComponent: lazyRouteComponent(() => import('@/shell/offline-banner'), 'OfflineScreen'),
  component: MessageScreen,
})

function MessageScreen() {
  const { id } = Route.useParams()
  return <MessagePage key={id} id={id} />
}
