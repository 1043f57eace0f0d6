import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { listSearch } from '@/api/list-address'
import { CAR_PARAMS, carTab } from '@/features/fleet/cars/address'
import { CarPage } from '@/features/fleet/cars/detail-page'
import { CAR_LINKS } from '@/features/fleet/cars/spec'
import { loadTexts } from '@/i18n'
import { loadRecord } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/cars-management/$id/')({
  validateSearch: listSearch(CAR_PARAMS),
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('cars', params.id, CAR_LINKS)),
      loadTexts('cars', 'related'),
    ])
    return loaded
  },
  component: CarScreen,
})

function CarScreen() {
  return <CarPage id={Route.useParams().id} tab={carTab(Route.useSearch().tab, useRights())} />
}
