import { createFileRoute } from '@tanstack/react-router'
import { EmployeeForm } from '@/features/people/employees/form-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/rh-managements/new')({
  staticData: { crumb: 'crumbs.new' },
  loader: () => loadTexts('employees'),
  component: () => <EmployeeForm />,
})
