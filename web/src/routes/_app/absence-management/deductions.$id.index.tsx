import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/absence-management/deductions/$id/')(
  recordRoute(() => import('@/features/absences/deductions/deductions')),
)
