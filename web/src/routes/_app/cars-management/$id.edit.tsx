import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { CarForm } from '@/features/fleet/cars/form-page'
import { loadTexts } from '@/i18n'
import { loadRecordAnew } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/cars-management/$id/edit')({
  staticData: { crumb: 'crumbs.edit' },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([loadRecordAnew(queryClient, oneQuery('cars', params.id)), loadTexts('cars')])
    return loaded
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('cars', Route.useParams().id))
  return <CarForm record={data} key={data.$id} />
}
