import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { NoProfile, Unauthorized } from '@/shell/error-pages'

export const Route = createFileRoute('/401')({
  validateSearch: (raw: Record<string, unknown>): { why?: 'profile' } =>
    raw.why === 'profile' ? { why: 'profile' } : {},
  loader: () => loadTexts('errors'),
  component: UnauthorizedScreen,
})

function UnauthorizedScreen() {
  return Route.useSearch().why === 'profile' ? <NoProfile /> : <Unauthorized />
}
