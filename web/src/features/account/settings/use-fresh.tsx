import { lazy, type ReactNode, Suspense, useState } from 'react'
import { typeOf } from '@/api/errors'
import { useAction } from '@/api/use-action'

const ChallengeDialog = lazy(() => import('./challenge-dialog'))

interface Fresh {
  /** Runs what may ask for a fresh proof first. */
  run: (act: () => Promise<unknown>) => Promise<void>
  error: unknown
  dialog: ReactNode
}

/** Acts on the second factor itself: the server wants it proven within the last half hour. `after` follows each of them. */
export function useFresh(after: () => Promise<unknown>): Fresh {
  const [waiting, setWaiting] = useState<() => Promise<void>>()
  const { mutateAsync, error } = useAction({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onError: (reason, act) => {
      if (wantsProof(reason)) setWaiting(() => () => run(act))
    },
  })
  const run: Fresh['run'] = async (act) => {
    await mutateAsync(act)
    await after()
  }
  const proven = async () => {
    setWaiting(undefined)
    await waiting?.()
  }
  const dialog = (
    <Suspense>{waiting && <ChallengeDialog onDone={proven} onClose={() => setWaiting(undefined)} />}</Suspense>
  )
  return { run, error: wantsProof(error) ? undefined : error, dialog }
}

const wantsProof = (error: unknown) => typeOf(error) === 'user_challenge_required'
