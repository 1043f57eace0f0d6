import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  lazyRouteComponent,
  Navigate,
  Outlet,
  useRouter,
} from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isUnreachable, statusOf } from '@/api/errors'
import { serverState } from '@/api/health'
import { LastRefuge } from '@/shell/last-refuge'
import { offlineRedirect } from '@/shell/offline-redirect'
import { toasts } from '@/ui/toast'

// A toast that cannot be drawn takes no page away.
const Toaster = lazy(() => import('@/shell/toaster').catch(() => ({ default: () => null })))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('@/shell/error-pages'), 'NotFound'),
  errorComponent: RootError,
})

function Root() {
  const anything = useSyncExternalStore(toasts.subscribe, toasts.now) !== undefined
  return (
    <>
      <Outlet />
      <Suspense>{anything && <Toaster />}</Suspense>
    </>
  )
}

/** What nobody caught; a server that is lost, or says it is in maintenance, has a page of its own. */
function RootError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { href, pathname } = router.latestLocation
  const isLost = isUnreachable(error) && serverState() === 'down'
  const refuge = isLost ? offlineRedirect(href) : { to: statusOf(error) === 503 ? '/503' : '/500', replace: true }
  // A page of errors that has not arrived itself leads nowhere but to itself, without end.
  return pathname === refuge.to ? <LastRefuge /> : <Navigate {...refuge} />
}
