import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/recruitment-system/')({
  component: lazyRouteComponent(() => import('@/features/recruitment/desk/home/home-page')),
})
