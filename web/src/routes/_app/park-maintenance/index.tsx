import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { MAINTENANCE_PARAMS, maintenanceTab } from '@/features/fleet/maintenance/address'
import { MaintenancePage } from '@/features/fleet/maintenance/maintenance-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/park-maintenance/')({
  staticData: { crumb: 'menu.maintenance' },
  validateSearch: listSearch(MAINTENANCE_PARAMS),
  loader: () => loadTexts('maintenance', 'imports', 'calendar'),
  component: () => <MaintenancePage tab={maintenanceTab(Route.useSearch().tab)} />,
})
