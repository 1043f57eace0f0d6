import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { missionNumber } from '@/features/fleet/missions/cells'
import { MissionForm } from '@/features/fleet/missions/form-page'
import { loadTexts } from '@/i18n'
import { loadRecordAnew } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/order-mission/$id/edit')({
  staticData: { crumb: 'crumbs.edit' },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecordAnew(queryClient, oneQuery('missions', params.id), (record) => ({
        fr: missionNumber(record),
        ar: missionNumber(record),
      })),
      loadTexts('missions'),
    ])
    return loaded
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('missions', Route.useParams().id))
  return <MissionForm record={data} key={data.$id} />
}
