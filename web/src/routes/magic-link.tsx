import { createFileRoute } from '@tanstack/react-router'
import { MagicLink } from '@/features/account/public/magic-link'
import { loadTexts } from '@/i18n'
import { type LinkSearch, readLink } from './-link'

export const Route = createFileRoute('/magic-link')({
  validateSearch: (raw: Record<string, unknown>): LinkSearch & { to?: string } => ({
    ...readLink(raw),
    ...(typeof raw.to === 'string' && { to: raw.to }),
  }),
  loader: () => loadTexts('entry', 'proof'),
  component: MagicLinkScreen,
})

function MagicLinkScreen() {
  const { to, ...link } = Route.useSearch()
  return <MagicLink {...link} remembered={to} />
}
