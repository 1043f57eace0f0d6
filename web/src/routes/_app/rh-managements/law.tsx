import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/rh-managements/law')({
  validateSearch: listSearch(),
  loader: () => loadTexts('leave'),
  component: lazyRouteComponent(() => import('@/features/leave/law/law-page')),
})
