import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { AccidentForm } from '@/features/fleet/cars/accidents/form-page'
import { loadTexts } from '@/i18n'
import { loadRecordAnew } from '@/parts/record-loader'
import { ACCIDENT_PARENTS } from './-parents'

export const Route = createFileRoute('/_app/cars-management/accidents/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: ACCIDENT_PARENTS },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecordAnew(queryClient, oneQuery('accidents', params.id), (record) => ({
        fr: record.location,
        ar: record.location,
      })),
      loadTexts('accidents', 'cars'),
    ])
    return loaded
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('accidents', Route.useParams().id))
  return <AccidentForm record={data} key={data.$id} />
}
