import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CarForm } from '@/features/fleet/cars/form-page'
import { nextNumber } from '@/features/fleet/cars/number'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/cars-management/new')({
  staticData: { crumb: 'crumbs.new' },
  loader: ({ context: { queryClient } }) => Promise.all([queryClient.fetchQuery(nextNumber), loadTexts('cars')]),
  component: NewScreen,
})

function NewScreen() {
  return <CarForm next={useSuspenseQuery({ ...nextNumber, refetchOnMount: false }).data} />
}
