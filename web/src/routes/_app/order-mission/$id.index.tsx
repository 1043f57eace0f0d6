import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { missionNumber } from '@/features/fleet/missions/cells'
import { MissionPage } from '@/features/fleet/missions/detail-page'
import { MISSION_LINKS } from '@/features/fleet/missions/spec'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/order-mission/$id/')({
  staticData: { parents: [{ to: '/order-mission', crumb: 'menu.missions' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [record] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('missions', params.id, MISSION_LINKS))),
      loadTexts('missions', 'papers', 'files'),
    ])
    return { title: { fr: missionNumber(record), ar: missionNumber(record) } }
  },
  component: () => <MissionPage id={Route.useParams().id} />,
})
