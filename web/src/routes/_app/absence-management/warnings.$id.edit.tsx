import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/absence-management/warnings/$id/edit')(
  editRoute(() => import('@/features/absences/warnings/warnings')),
)
