import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/pointage/devices/')(
  listRoute(() => import('@/features/attendance/devices/views')),
)
