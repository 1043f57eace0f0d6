import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/park-maintenance/new')(
  newRoute(() => import('@/features/fleet/maintenance/maintenances')),
)
