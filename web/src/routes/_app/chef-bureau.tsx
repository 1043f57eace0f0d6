import { createFileRoute } from '@tanstack/react-router'
import { headedUnitsQuery } from '@/api/home'
import { queryClient } from '@/api/query'
import { OpinionsNotice } from '@/features/absences/opinions/opinions-notice'
import { PendingNotice } from '@/features/approvals/inbox/pending-notice'
import { HeadPage } from '@/features/home/heads/head-page'
import { unitSearch } from '@/features/home/heads/unit-search'
import { WhoIsAway } from '@/features/leave/own/who-is-away'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/chef-bureau')({
  staticData: { crumb: 'menu.headBureau', letter: 'b', seenBy: { place: '/chef-bureau' } },
  validateSearch: unitSearch,
  loaderDeps: ({ search: { unit } }) => ({ unit }),
  loader: ({ deps: { unit } }) => {
    void queryClient.prefetchQuery(headedUnitsQuery('chef-bureau', unit))
    return loadTexts('home', 'absences', 'approvals', 'leave')
  },
  component: ChefBureau,
})

function ChefBureau() {
  const { unit } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HeadPage
      screen="chef-bureau"
      unit={unit}
      onUnit={(chosen) => navigate({ search: { unit: chosen } })}
      pending={
        <>
          <PendingNotice />
          <OpinionsNotice />
        </>
      }
      away={(headed) => <WhoIsAway key={headed} unit={headed} />}
    />
  )
}
