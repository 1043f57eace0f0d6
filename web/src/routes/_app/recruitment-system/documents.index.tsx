import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/documents/')(
  listRoute(() => import('@/features/recruitment/desk/documents/documents'), { crumb: 'crumbs.examDocuments' }),
)
