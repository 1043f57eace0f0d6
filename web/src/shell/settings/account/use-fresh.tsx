import { lazy, type ReactNode, Suspense, useState } from 'react'
import { typeOf } from '@/api/errors'

const ChallengeDialog = lazy(() => import('./challenge-dialog'))

interface Fresh {
  /** Runs what may ask for a fresh proof first; then tells `after`. */
  run: (act: () => Promise<unknown>, after: () => Promise<unknown>) => Promise<void>
  error: unknown
  dialog: ReactNode
}

/** Acts on the second factor itself: the server wants it proven within the last half hour. */
export function useFresh(): Fresh {
  const [error, setError] = useState<unknown>()
  const [waiting, setWaiting] = useState<() => Promise<void>>()
  const run: Fresh['run'] = async (act, after) => {
    setError(undefined)
    try {
      await act()
      await after()
    } catch (reason) {
      if (typeOf(reason) === 'user_challenge_required') setWaiting(() => () => run(act, after))
      else setError(reason)
    }
  }
  const proven = async () => {
    setWaiting(undefined)
    await waiting?.()
  }
  const dialog = (
    <Suspense>{waiting && <ChallengeDialog onDone={proven} onClose={() => setWaiting(undefined)} />}</Suspense>
  )
  return { run, error, dialog }
}
