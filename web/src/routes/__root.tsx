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
import { offlineRedirect } from '@/shell/offline-redirect'
import { toasts } from '@/ui/toast'

const Toaster = lazy(() => import('@/shell/toaster'))

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
  if (isUnreachable(error) && serverState() === 'down')
    return <Navigate {...offlineRedirect(router.latestLocation.href)} />
  return <Navigate to={statusOf(error) === 503 ? '/503' : '/500'} replace />
}
