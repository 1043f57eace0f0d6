import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { UnauthorizedPage } from '@/shell/error-pages'

const PendingAccount = lazyRouteComponent(() => import('@/features/account/public/pending-account'), 'PendingAccount')

export const Route = createFileRoute('/401')({
  validateSearch: (raw: Record<string, unknown>): { why?: 'profile' } =>
    raw.why === 'profile' ? { why: 'profile' } : {},
  loaderDeps: ({ search: { why } }) => ({ why }),
  loader: ({ deps: { why } }) => (why ? loadTexts('entry', 'proof') : loadTexts('errors')),
  component: UnauthorizedScreen,
})

function UnauthorizedScreen() {
  return Route.useSearch().why === 'profile' ? <PendingAccount /> : <UnauthorizedPage />
}
