import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/park-maintenance/$id/edit')(
  editRoute(() => import('@/features/fleet/maintenance/maintenances')),
)
