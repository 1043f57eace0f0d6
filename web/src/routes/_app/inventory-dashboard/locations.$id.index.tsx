import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/inventory-dashboard/locations/$id/')(
  recordRoute(() => import('@/features/property/locations')),
)
