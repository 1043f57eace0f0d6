import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { CarForm } from '@/features/fleet/cars/form-page'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/cars-management/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/cars-management', crumb: 'menu.cars' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [record] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('cars', params.id))),
      loadTexts('cars'),
    ])
    return { title: titles(record) }
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('cars', Route.useParams().id))
  return <CarForm record={data} key={data.$id} />
}
