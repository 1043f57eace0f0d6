import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rhDocuments/$id/')(
  recordRoute(() => import('@/features/requests/desk/requests')),
)
