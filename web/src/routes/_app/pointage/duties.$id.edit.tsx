import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/pointage/duties/$id/edit')(
  editRoute(() => import('@/features/attendance/duties/duties')),
)
