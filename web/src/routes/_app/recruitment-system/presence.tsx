import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/recruitment-system/presence')({
  staticData: { crumb: 'crumbs.presence', seenBy: { place: '/recruitment-system/marking' } },
  loader: () => loadTexts('exam-door', 'exams'),
  component: lazyRouteComponent(() => import('@/features/recruitment/desk/door/door-page')),
})
