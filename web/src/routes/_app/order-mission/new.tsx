import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/order-mission/new')(
  newRoute(() => import('@/features/fleet/missions/missions')),
)
