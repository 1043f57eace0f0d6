import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/inventory-dashboard/')(
  listRoute(() => import('@/features/property/inventory'), { letter: 'k' }),
)
