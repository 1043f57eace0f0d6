import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/organisation-management/$id/')(
  recordRoute(() => import('@/features/organisation/lists/lists')),
)
