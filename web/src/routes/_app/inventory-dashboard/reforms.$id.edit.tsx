import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/inventory-dashboard/reforms/$id/edit')(
  editRoute(() => import('@/features/property/reforms/reforms')),
)
