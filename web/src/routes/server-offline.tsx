import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { ServerOffline } from '@/shell/server-offline'
import { readRemembered } from './-remembered'

export const Route = createFileRoute('/server-offline')({
  validateSearch: readRemembered,
  loader: () => loadTexts('errors', 'proof'),
  component: OfflinePage,
})

function OfflinePage() {
  return <ServerOffline remembered={Route.useSearch().to} />
}
