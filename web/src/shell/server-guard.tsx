import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onServerBack, useServerState } from '@/api/health'
import { recallSession } from '@/api/session'
import { offlineRedirect, worksOffline } from './offline-redirect'

/** How long a loss may last before the screen gives way, in milliseconds. */
const GRACE = 100

/** A screen whose server is lost gives way to the page that waits for it; the profile and the settings stay. */
export function ServerGuard() {
  const router = useRouter()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const state = useServerState()

  useEffect(() => {
    if (state !== 'down' || worksOffline(path)) return undefined
    const timer = setTimeout(() => void router.navigate(offlineRedirect(router.latestLocation.href)), GRACE)
    return () => clearTimeout(timer)
  }, [state, path, router])

  // Where one waits has to be here before it is needed.
  const isUp = state === 'up'
  useEffect(() => {
    if (isUp) void Promise.allSettled([router.preloadRoute({ to: '/server-offline' }), import('./toaster')])
  }, [isUp, router])

  // Whoever stayed may have been signed out meanwhile, or given other rights.
  useEffect(() => onServerBack(() => void recallSession().then(() => router.invalidate())), [router])

  return null
}
