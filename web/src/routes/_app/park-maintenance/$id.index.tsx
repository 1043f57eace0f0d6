import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { MaintenanceDetail } from '@/features/fleet/maintenance/detail-page'
import { MAINTENANCE_LINKS } from '@/features/fleet/maintenance/spec'
import { loadTexts } from '@/i18n'
import { loadRecord } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/park-maintenance/$id/')({
  staticData: { parents: [{ to: '/park-maintenance', crumb: 'menu.maintenance' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('maintenances', params.id, MAINTENANCE_LINKS), (record) => titles(record.car)),
      loadTexts('maintenance'),
    ])
    return loaded
  },
  component: () => <MaintenanceDetail id={Route.useParams().id} />,
})
