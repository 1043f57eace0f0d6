import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/cars-management/accidents/$id/')(
  recordRoute(() => import('@/features/fleet/cars/accidents/accidents')),
)
