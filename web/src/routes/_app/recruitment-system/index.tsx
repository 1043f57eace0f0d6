import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/recruitment-system/')({
  staticData: { letter: 'r' },
  component: lazyRouteComponent(() => import('@/features/recruitment/desk/home/home-page')),
})
