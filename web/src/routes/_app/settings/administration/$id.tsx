import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { MessagePage } from '@/features/settings/administration/message-page'
import { loadTexts } from '@/i18n'
import { loadRecord } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/settings/administration/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('outbox', id), ({ subject, to }) => ({ fr: subject || to, ar: subject || to })),
      loadTexts('administration'),
    ])
    return loaded
  },
  pendingComponent: lazyRouteComponent(() => import('@/shell/loss-line'), 'Unknown'),
  component: MessageScreen,
})

function MessageScreen() {
  const { id } = Route.useParams()
  return <MessagePage key={id} id={id} />
}
