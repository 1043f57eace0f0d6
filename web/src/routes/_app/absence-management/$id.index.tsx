import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/absence-management/$id/')(
  recordRoute(() => import('@/features/absences/absences/absences')),
)
