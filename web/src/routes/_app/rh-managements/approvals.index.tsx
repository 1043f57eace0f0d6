import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/approvals/')(
  listRoute(() => import('@/features/approvals/rules/approval-rules')),
)
