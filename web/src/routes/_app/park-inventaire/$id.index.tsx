import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/park-inventaire/$id/')(
  recordRoute(() => import('@/features/fleet/spare-parts/spare-parts')),
)
