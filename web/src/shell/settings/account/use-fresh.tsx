import { lazy, type ReactNode, Suspense, useState } from 'react'
import { typeOf } from '@/api/errors'

const ChallengeDialog = lazy(() => import('./challenge-dialog'))

interface Fresh {
  /** Runs what may ask for a fresh proof first. */
  run: (act: () => Promise<unknown>) => Promise<void>
  error: unknown
  dialog: ReactNode
}

/** Acts on the second factor itself: the server wants it proven within the last half hour. `after` follows each of them. */
export function useFresh(after: () => Promise<unknown>): Fresh {
  const [error, setError] = useState<unknown>()
  const [waiting, setWaiting] = useState<() => Promise<void>>()
  const run: Fresh['run'] = async (act) => {
    setError(undefined)
    try {
      await act()
    } catch (reason) {
      if (typeOf(reason) === 'user_challenge_required') setWaiting(() => () => run(act))
      else setError(reason)
    }
    await after()
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
