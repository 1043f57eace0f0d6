import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/order-mission/$id/')(
  recordRoute(() => import('@/features/fleet/missions/missions')),
)
