import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/recruitment-system/statistics')({
  staticData: { crumb: 'crumbs.examStatistics' },
  validateSearch: listSearch(),
  loader: () => loadTexts('exam-statistics'),
  component: lazyRouteComponent(() => import('@/features/recruitment/desk/statistics/statistics-page')),
})
