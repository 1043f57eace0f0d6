import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onSessionEnd } from '@/api/client'
import type { Due } from '@/api/errors'
import { rightsQuery } from '@/api/session'

const RenewDialog = lazy(() => import('./renew-dialog'))

interface Waiting {
  resolve: () => void
  reject: (reason: Error) => void
}

/** A session that ends, or has something due, under an open screen is renewed in place; the call that met it goes out again. */
export function SessionKeeper() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { profile, userId } = useSuspenseQuery(rightsQuery).data
  const [open, setOpen] = useState<'ended' | Due>()
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

  const renewed = async () => {
    setOpen(undefined)
    waiting.current?.resolve()
    const rights = await queryClient.fetchQuery({ ...rightsQuery, staleTime: 0 })
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
