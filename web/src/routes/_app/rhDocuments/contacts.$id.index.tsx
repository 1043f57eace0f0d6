import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rhDocuments/contacts/$id/')(
  recordRoute(() => import('@/features/requests/contacts/contact-changes')),
)
