import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/absence-management/reports/new')(
  newRoute(() => import('@/features/absences/reports/annexe-reports')),
)
