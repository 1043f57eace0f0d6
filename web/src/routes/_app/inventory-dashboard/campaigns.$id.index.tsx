import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/inventory-dashboard/campaigns/$id/')(
  recordRoute(() => import('@/features/property/campaigns/campaigns')),
)
