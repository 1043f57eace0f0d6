import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/recruitment-system/candidates/new')({
  staticData: {
    crumb: 'crumbs.new',
    places: [{ name: 'candidates:add', makes: 'candidates', seenBy: { holds: ['recruitment-system:update'] } }],
  },
  validateSearch: listSearch(),
  loader: () => loadTexts('candidates'),
  component: lazyRouteComponent(() => import('@/features/recruitment/desk/candidates/entry/entry-page')),
})
