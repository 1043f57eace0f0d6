import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/approvals/$id/edit')(
  editRoute(() => import('@/features/approvals/rules/approval-rules')),
)
