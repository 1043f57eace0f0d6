import { createFileRoute } from '@tanstack/react-router'
import { ResetPassword } from '@/features/account/public/reset-password'
import { loadTexts } from '@/i18n'
import { readLink } from './-link'

export const Route = createFileRoute('/reset-password')({
  validateSearch: readLink,
  loader: () => loadTexts('entry', 'proof'),
  component: ResetPasswordScreen,
})

function ResetPasswordScreen() {
  return <ResetPassword {...Route.useSearch()} />
}
