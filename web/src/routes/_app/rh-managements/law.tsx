import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readingQuery } from '@/api/actions'
import { listSearch } from '@/api/list-address'
import { queryClient } from '@/api/query'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/rh-managements/law')({
  validateSearch: listSearch(),
  loader: () => {
    void queryClient.prefetchQuery(readingQuery('leaveTypes.law'))
    return loadTexts('leave')
  },
  component: lazyRouteComponent(() => import('@/features/leave/law/law-page')),
})
