import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/park-maintenance/$id/')(
  recordRoute(() => import('@/features/fleet/maintenance/maintenances')),
)
