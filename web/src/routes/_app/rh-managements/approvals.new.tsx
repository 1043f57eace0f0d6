import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/approvals/new')(
  newRoute(() => import('@/features/approvals/rules/approval-rules')),
)
