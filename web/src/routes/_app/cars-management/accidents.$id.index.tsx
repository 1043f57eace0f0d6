import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { AccidentPage } from '@/features/fleet/cars/accidents/detail-page'
import { ACCIDENT_LINKS } from '@/features/fleet/cars/accidents/spec'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'
import { ACCIDENT_PARENTS } from './-parents'

export const Route = createFileRoute('/_app/cars-management/accidents/$id/')({
  staticData: { parents: ACCIDENT_PARENTS },
  loader: async ({ context: { queryClient }, params }) => {
    const [record] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('accidents', params.id, ACCIDENT_LINKS))),
      loadTexts('accidents', 'papers'),
    ])
    return { title: { fr: record.location, ar: record.location } }
  },
  component: () => <AccidentPage id={Route.useParams().id} />,
})
