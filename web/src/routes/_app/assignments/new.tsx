import { createFileRoute } from '@tanstack/react-router'
import { AssignmentForm } from '@/features/organisation/assignments/form-page'
import { ASSIGNMENT_TYPES } from '@/features/organisation/assignments/spec'
import { loadTexts } from '@/i18n'

interface NewSearch {
  type?: string
  employee?: string
}

export const Route = createFileRoute('/_app/assignments/new')({
  staticData: { crumb: 'crumbs.new', parents: [{ to: '/assignments', crumb: 'menu.assignments' }] },
  validateSearch: (raw: Record<string, unknown>): NewSearch => ({
    type: ASSIGNMENT_TYPES.find((type) => type === raw.type),
    employee: typeof raw.employee === 'string' ? raw.employee : undefined,
  }),
  loader: () => loadTexts('organisation'),
  component: NewScreen,
})

function NewScreen() {
  const { type, employee } = Route.useSearch()
  return <AssignmentForm initial={{ type, employeeId: employee }} />
}
