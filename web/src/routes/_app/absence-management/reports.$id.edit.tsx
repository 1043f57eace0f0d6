import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/absence-management/reports/$id/edit')(
  editRoute(() => import('@/features/absences/reports/annexe-reports')),
)
