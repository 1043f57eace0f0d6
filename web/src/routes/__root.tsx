import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  lazyRouteComponent,
  Navigate,
  Outlet,
} from '@tanstack/react-router'
import { statusOf } from '@/api/errors'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('@/shell/error-pages'), 'NotFound'),
  errorComponent: Failure,
})

/** What nobody caught; a server that says it is in maintenance has a page of its own. */
function Failure({ error }: ErrorComponentProps) {
  return <Navigate to={statusOf(error) === 503 ? '/503' : '/500'} replace />
}
