import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/pointage/devices/$id/edit')(
  editRoute(() => import('@/features/attendance/devices/views')),
)
