import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { ResetPassword } from '@/shell/public/reset-password'
import { readLink } from './-link'

export const Route = createFileRoute('/reset-password')({
  validateSearch: readLink,
  loader: () => loadTexts('entry', 'proof'),
  component: ResetPasswordScreen,
})

function ResetPasswordScreen() {
  return <ResetPassword {...Route.useSearch()} />
}
