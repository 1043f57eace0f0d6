import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { SignUp } from '@/shell/public/sign-up'

export const Route = createFileRoute('/sign-up')({
  loader: () => loadTexts('entry', 'proof'),
  component: SignUp,
})
