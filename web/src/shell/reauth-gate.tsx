import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onSessionEnd } from '@/api/client'
import type { Due } from '@/api/errors'
import { Live } from '@/api/live'
import { rightsQuery } from '@/api/session'

const RenewDialog = lazy(() => import('./renew-dialog'))

interface Waiting {
  resolve: () => void
  reject: (reason: Error) => void
}

/**
 * A session that ends, or has something due, under an open screen is renewed in place; the call that met it goes out
 * again. As long as it stands, the screens follow what others write.
 */
export function ReauthGate() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { profile, userId } = useSuspenseQuery(rightsQuery).data
  const [open, setOpen] = useState<'ended' | Due>()
  const [renewals, setRenewals] = useState(0)
  const waiting = useRef<Waiting>(undefined)

  useEffect(() => {
    onSessionEnd((due) => {
      setOpen(due ?? 'ended')
      return new Promise((resolve, reject) => {
        waiting.current = { resolve, reject }
      })
    })
    return () => onSessionEnd(undefined)
  }, [])

  // A socket stays whose it was when it opened: after a renewal there must be another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewal changes nothing that is read here
  useEffect(() => new Live(queryClient, profile.$id).start(), [queryClient, profile.$id, renewals])

  const renewed = async () => {
    setOpen(undefined)
    setRenewals((count) => count + 1)
    waiting.current?.resolve()
    const rights = await queryClient.query({ ...rightsQuery, staleTime: 0 })
    if (rights.userId !== userId) window.location.assign('/')
  }

  const leave = async () => {
    setOpen(undefined)
    waiting.current?.reject(new Error('session ended'))
    queryClient.removeQueries({ queryKey: ['session'] })
    await router.navigate({ to: '/sign-in-2', search: { to: router.state.location.href } })
  }

  return (
    <Suspense>{open && <RenewDialog why={open} email={profile.email} onRenewed={renewed} onLeave={leave} />}</Suspense>
  )
}
