import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/recruitment-system/marking')({
  staticData: { crumb: 'crumbs.marking', seenBy: { place: '/recruitment-system/marking' } },
  validateSearch: listSearch(),
  loader: () => loadTexts('exam-marking'),
  component: lazyRouteComponent(() => import('@/features/recruitment/desk/marking/marking-page')),
})
