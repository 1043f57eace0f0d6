import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useEffect } from 'react'
import { returnedFrom } from '@/features/account/returned'
import { SignIn } from '@/features/account/sign-in/sign-in-page'
import { loadTexts } from '@/i18n'

/** `factor` and `password` are due of the session there is; `enter` is the way back from a provider. */
const STEPS = ['factor', 'password', 'code', 'enter'] as const

export interface SignInSearch {
  /** Where the person was going. */
  to?: string | undefined
  step?: (typeof STEPS)[number]
  /** What a provider answered that did not let the person in. */
  error?: string
}

const CodeSignIn = lazyRouteComponent(() => import('@/features/account/public/code-sign-in'), 'CodeSignIn')
const Enter = lazyRouteComponent(() => import('@/features/account/public/enter'), 'Enter')

export const Route = createFileRoute('/sign-in-2')({
  validateSearch: (raw: Record<string, unknown>): SignInSearch => {
    const step = STEPS.find((known) => known === raw.step)
    return {
      ...(typeof raw.to === 'string' && { to: raw.to }),
      ...(step && { step }),
      ...(typeof raw.error === 'string' && { error: raw.error }),
    }
  },
  loaderDeps: ({ search: { step } }) => ({ step }),
  loader: ({ deps: { step } }) => (step ? loadTexts('proof', 'entry') : undefined),
  component: SignInScreen,
})

/** So long after the form stands, in milliseconds, what comes after it is fetched: while somebody types the line is idle. */
const TYPING = 400

/** What every first screen is made of: whoever has signed in then waits for their rows alone. */
const fetchFirstScreen = () =>
  Promise.all([import('@/shell/layout'), import('@/engine/collection-screen/list-screen')]).catch(() => undefined)

function SignInScreen() {
  const { to, step, error } = Route.useSearch()
  useEffect(() => {
    const timer = setTimeout(() => void fetchFirstScreen(), TYPING)
    return () => clearTimeout(timer)
  }, [])
  if (step === 'code') return <CodeSignIn remembered={to} />
  if (step === 'enter') return <Enter remembered={to} />
  const returned = error === undefined ? undefined : returnedFrom(error)
  return <SignIn key={step ?? 'door'} remembered={to} due={step} returned={returned} />
}
