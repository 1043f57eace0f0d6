import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/inventory-dashboard/new')(
  newRoute(() => import('@/features/property/inventory')),
)
