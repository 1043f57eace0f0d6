import { createFileRoute } from '@tanstack/react-router'
import { SignUp } from '@/features/account/public/sign-up'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/sign-up')({
  loader: () => loadTexts('entry', 'proof'),
  component: SignUp,
})
