import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { AccidentPage } from '@/features/fleet/cars/accidents/detail-page'
import { ACCIDENT_LINKS } from '@/features/fleet/cars/accidents/spec'
import { loadTexts } from '@/i18n'
import { loadRecord } from '@/parts/record-loader'
import { ACCIDENT_PARENTS } from './-parents'

export const Route = createFileRoute('/_app/cars-management/accidents/$id/')({
  staticData: { parents: ACCIDENT_PARENTS },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('accidents', params.id, ACCIDENT_LINKS), (record) => ({
        fr: record.location,
        ar: record.location,
      })),
      loadTexts('accidents', 'papers'),
    ])
    return loaded
  },
  component: () => <AccidentPage id={Route.useParams().id} />,
})
