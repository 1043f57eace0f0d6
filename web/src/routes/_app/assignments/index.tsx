import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { AssignmentsPage } from '@/features/organisation/assignments/list-page'
import { ASSIGNMENT_PARAMS } from '@/features/organisation/assignments/spec'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/assignments/')({
  staticData: { crumb: 'menu.assignments' },
  validateSearch: listSearch(ASSIGNMENT_PARAMS),
  loader: () => loadTexts('organisation'),
  component: AssignmentsPage,
})
