import { lazy, Suspense, useState } from 'react'
import { type Due, dueOf } from '@/api/errors'
import { refetchRights } from '@/api/session'
import { SignInForm } from './sign-in-form'

const DueStep = lazy(() => import('./due-step'))

interface SignInStepsProps {
  /** What a session that there is already still has to do. */
  due?: Due | undefined
  email?: string
  /** Everything is proven. */
  onEntered: () => Promise<void> | void
  /** Gives up half-way; the session is ended by then. */
  onLeave: () => Promise<void> | void
  onDue?: (due: Due | undefined) => void
  bare?: boolean
}

/** Signing in, from the first proof to the last: the password, then whatever the session still has to do. */
export function SignInSteps({ due: first, email, onEntered, onLeave, onDue, bare }: SignInStepsProps) {
  const [due, setDue] = useState(first)
  const [typed, setTyped] = useState<{ email: string; password: string }>()
  const turn = (next: Due | undefined) => {
    setDue(next)
    onDue?.(next)
  }

  const enter = async () => {
    const next = await refetchRights().then(() => undefined, dueOf)
    if (next) turn(next)
    else await onEntered()
  }

  if (due) {
    const leave = async () => {
      turn(undefined)
      await onLeave()
    }
    return (
      <Suspense>
        <DueStep key={due} due={due} typed={typed} onDone={enter} onLeave={leave} />
      </Suspense>
    )
  }
  return (
    <SignInForm
      email={typed?.email ?? email}
      bare={bare}
      onSignedIn={(credentials) => {
        setTyped(credentials)
        return enter()
      }}
    />
  )
}
