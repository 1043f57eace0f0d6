import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/recruitment-system/calendar')({
  staticData: { crumb: 'crumbs.examCalendar' },
  validateSearch: listSearch(),
  loader: () => loadTexts('calendar'),
  component: lazyRouteComponent(() => import('@/features/recruitment/desk/calendar/calendar-page')),
})
