import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from '@/shell/sign-in/sign-in-page'

export interface SignInSearch {
  /** Where the person was going. */
  to?: string
}

export const Route = createFileRoute('/sign-in-2')({
  validateSearch: (raw: Record<string, unknown>): SignInSearch => (typeof raw.to === 'string' ? { to: raw.to } : {}),
  component: SignInScreen,
})

function SignInScreen() {
  return <SignIn remembered={Route.useSearch().to} />
}
