import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { missionNumber } from '@/features/fleet/missions/cells'
import { MissionPage } from '@/features/fleet/missions/detail-page'
import { MISSION_LINKS } from '@/features/fleet/missions/spec'
import { loadTexts } from '@/i18n'
import { loadRecord } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/order-mission/$id/')({
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('missions', params.id, MISSION_LINKS), (record) => ({
        fr: missionNumber(record),
        ar: missionNumber(record),
      })),
      loadTexts('missions', 'papers', 'files'),
    ])
    return loaded
  },
  component: () => <MissionPage id={Route.useParams().id} />,
})
