import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/order-mission/')(
  listRoute(() => import('@/features/fleet/missions/views'), { letter: 'm' }),
)
