import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { EMPLOYEE_PARAMS } from '@/features/people/employees/address'
import { EmployeesPage } from '@/features/people/employees/list-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/rh-managements/')({
  staticData: { crumb: 'menu.employees' },
  validateSearch: listSearch(EMPLOYEE_PARAMS),
  loader: () => loadTexts('employees'),
  component: EmployeesPage,
})
