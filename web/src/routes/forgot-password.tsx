import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { ForgotPassword } from '@/shell/public/forgot-password'

export const Route = createFileRoute('/forgot-password')({
  loader: () => loadTexts('entry', 'proof'),
  component: ForgotPassword,
})
