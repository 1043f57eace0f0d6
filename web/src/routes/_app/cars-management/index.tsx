import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { PARK_PARAMS, parkTab } from '@/features/fleet/cars/address'
import { ParkPage } from '@/features/fleet/cars/park-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/cars-management/')({
  staticData: { crumb: 'menu.cars' },
  validateSearch: listSearch(PARK_PARAMS),
  loader: () => loadTexts('cars', 'accidents', 'imports'),
  component: ParkScreen,
})

function ParkScreen() {
  const tab = parkTab(Route.useSearch().tab)
  return <ParkPage tab={tab} key={tab} />
}
