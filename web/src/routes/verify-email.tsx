import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { VerifyEmail } from '@/shell/public/verify-email'
import { readLink } from './-link'

export const Route = createFileRoute('/verify-email')({
  validateSearch: readLink,
  loader: () => loadTexts('entry', 'proof'),
  component: VerifyEmailScreen,
})

function VerifyEmailScreen() {
  return <VerifyEmail {...Route.useSearch()} />
}
