import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/recruitment-system/candidates/$id/edit')({
  staticData: { crumb: 'crumbs.edit' },
  loader: () => loadTexts('candidates'),
  component: lazyRouteComponent(() => import('@/features/recruitment/desk/candidates/entry/amendment-page')),
})
