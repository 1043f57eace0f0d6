import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/cars-management/$id/edit')(
  editRoute(() => import('@/features/fleet/cars/cars')),
)
