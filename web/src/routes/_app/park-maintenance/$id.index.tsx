import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { MaintenanceDetail } from '@/features/fleet/maintenance/detail-page'
import { MAINTENANCE_LINKS } from '@/features/fleet/maintenance/spec'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/park-maintenance/$id/')({
  staticData: { parents: [{ to: '/park-maintenance', crumb: 'menu.maintenance' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [record] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('maintenances', params.id, MAINTENANCE_LINKS))),
      loadTexts('maintenance'),
    ])
    return { title: titles(record.car) }
  },
  component: () => <MaintenanceDetail id={Route.useParams().id} />,
})
