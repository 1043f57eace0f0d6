import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/recruitment-system')({
  loader: () => loadTexts('recruitment'),
  component: lazyRouteComponent(() => import('@/features/recruitment/desk/area/area'), 'RecruitmentArea'),
})
