import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/cars-management/')(
  listRoute(() => import('@/features/fleet/cars/park'), { letter: 'c' }),
)
