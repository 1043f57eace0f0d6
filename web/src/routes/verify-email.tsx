import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmail } from '@/features/account/public/verify-email'
import { loadTexts } from '@/i18n'
import { readLink } from './-link'

export const Route = createFileRoute('/verify-email')({
  validateSearch: readLink,
  loader: () => loadTexts('entry', 'proof'),
  component: VerifyEmailScreen,
})

function VerifyEmailScreen() {
  return <VerifyEmail {...Route.useSearch()} />
}
