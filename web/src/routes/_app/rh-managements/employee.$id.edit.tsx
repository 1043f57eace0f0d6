import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { EmployeeForm } from '@/features/people/employees/form-page'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/rh-managements/employee/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/rh-managements', crumb: 'menu.employees' }] },
  loader: async ({ context: { queryClient }, params }) => {
    const [record] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery('employees', params.id))),
      loadTexts('employees'),
    ])
    return { title: titles(record) }
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('employees', Route.useParams().id))
  return <EmployeeForm record={data} key={data.$id} />
}
