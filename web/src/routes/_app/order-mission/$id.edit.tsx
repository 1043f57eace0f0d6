import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/order-mission/$id/edit')(
  editRoute(() => import('@/features/fleet/missions/missions')),
)
