import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/approvals/$id/')(
  recordRoute(() => import('@/features/approvals/rules/approval-rules')),
)
