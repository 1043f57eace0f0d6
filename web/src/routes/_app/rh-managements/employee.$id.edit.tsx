import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { EmployeeForm } from '@/features/people/employees/form-page'
import { loadTexts } from '@/i18n'
import { loadRecordAnew } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/rh-managements/employee/$id/edit')({
  staticData: { crumb: 'crumbs.edit' },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecordAnew(queryClient, oneQuery('employees', params.id)),
      loadTexts('employees'),
    ])
    return loaded
  },
  component: EditScreen,
})

function EditScreen() {
  const { data } = useSuspenseQuery(oneQuery('employees', Route.useParams().id))
  return <EmployeeForm record={data} key={data.$id} />
}
