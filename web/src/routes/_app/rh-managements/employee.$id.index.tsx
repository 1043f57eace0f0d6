import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { EMPLOYEE_TABS, type EmployeeTab } from '@/features/people/employees/address'
import { EmployeePage } from '@/features/people/employees/detail-page'
import { EMPLOYEE_LINKS } from '@/features/people/employees/spec'
import { loadTexts } from '@/i18n'
import { loadRecord } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/rh-managements/employee/$id/')({
  validateSearch: (raw: Record<string, unknown>): { tab?: EmployeeTab } => {
    const tab = EMPLOYEE_TABS.find((known) => known === raw.tab)
    return tab ? { tab } : {}
  },
  loader: async ({ context: { queryClient }, params }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery('employees', params.id, EMPLOYEE_LINKS)),
      loadTexts('employees', 'papers'),
    ])
    return loaded
  },
  component: EmployeeScreen,
})

function EmployeeScreen() {
  return <EmployeePage id={Route.useParams().id} tab={Route.useSearch().tab ?? 'identity'} />
}
