import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/cars-management/accidents/new')(
  newRoute(() => import('@/features/fleet/cars/accidents/accidents')),
)
