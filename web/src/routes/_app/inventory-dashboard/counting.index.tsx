import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/inventory-dashboard/counting/')({
  staticData: { crumb: 'crumbs.counting', seenBy: { place: '/inventory-dashboard/counting' } },
  loader: () => loadTexts('counting'),
  component: lazyRouteComponent(() => import('@/features/property/counting/counting-list-page')),
})
