import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/candidates/$id/')(
  recordRoute(() => import('@/features/recruitment/desk/candidates/candidates')),
)
