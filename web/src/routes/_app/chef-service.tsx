import { createFileRoute } from '@tanstack/react-router'
import { headedUnitsQuery } from '@/api/home'
import { queryClient } from '@/api/query'
import { OpinionsNotice } from '@/features/absences/opinions/opinions-notice'
import { PendingNotice } from '@/features/approvals/inbox/pending-notice'
import { HeadPage } from '@/features/home/heads/head-page'
import { unitSearch } from '@/features/home/heads/unit-search'
import { WhoIsAway } from '@/features/leave/own/who-is-away'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/chef-service')({
  staticData: { crumb: 'menu.headService', letter: 's', seenBy: { place: '/chef-service' } },
  validateSearch: unitSearch,
  loaderDeps: ({ search: { unit } }) => ({ unit }),
  loader: ({ deps: { unit } }) => {
    void queryClient.prefetchQuery(headedUnitsQuery('chef-service', unit))
    return loadTexts('home', 'absences', 'approvals', 'leave')
  },
  component: ChefService,
})

function ChefService() {
  const { unit } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HeadPage
      screen="chef-service"
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
