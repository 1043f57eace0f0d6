import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { MaintenanceForm } from '@/features/fleet/maintenance/form-page'
import { MAINTENANCE_LINKS } from '@/features/fleet/maintenance/spec'
import { loadTexts } from '@/i18n'
import { loadRecord, loadRecordAnew } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/park-maintenance/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/park-maintenance', crumb: 'menu.maintenance' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('maintenances', params.id, MAINTENANCE_LINKS), (record) => titles(record.car)),
      loadRecordAnew(queryClient, oneQuery('maintenances', params.id)),
      loadTexts('maintenance'),
    ])
    return loaded
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('maintenances', Route.useParams().id))
  return <MaintenanceForm record={data} key={data.$id} />
}
