import { createFileRoute } from '@tanstack/react-router'
import { OwnDocumentsPage } from '@/features/requests/own/own-documents-page'
import { loadTexts } from '@/i18n'

/** The request that a notification is about. */
function documentsSearch({ request }: Record<string, unknown>): { request?: string } {
  return typeof request === 'string' ? { request } : {}
}

export const Route = createFileRoute('/_app/employee-portail/documents')({
  validateSearch: documentsSearch,
  staticData: { crumb: 'crumbs.ownDocuments', seenBy: { is: 'employee' } },
  loader: () => loadTexts('requests', 'papers'),
  component: () => <OwnDocumentsPage request={Route.useSearch().request} />,
})
