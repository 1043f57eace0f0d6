import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/cars-management/accidents/$id/edit')(
  editRoute(() => import('@/features/fleet/cars/accidents/accidents')),
)
