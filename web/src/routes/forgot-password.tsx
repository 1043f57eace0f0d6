import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '@/features/account/public/forgot-password'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/forgot-password')({
  loader: () => loadTexts('entry', 'proof'),
  component: ForgotPassword,
})
