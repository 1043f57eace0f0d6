import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { EMPLOYEE_PARAMS } from '@/features/people/employees/address'
import { EmployeesPage } from '@/features/people/employees/list-page'
import { EMPLOYEE_LIST } from '@/features/people/employees/spec'
import { loadTexts } from '@/i18n'
import { loadList } from '@/parts/resource-table/list-query'

export const Route = createFileRoute('/_app/rh-managements/')({
  staticData: { crumb: 'menu.employees' },
  validateSearch: listSearch(EMPLOYEE_PARAMS),
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ deps: { search } }) => Promise.all([loadTexts('employees', 'imports'), loadList(EMPLOYEE_LIST, search)]),
  component: EmployeesPage,
})
