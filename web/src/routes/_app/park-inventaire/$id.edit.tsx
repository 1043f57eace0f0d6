import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/park-inventaire/$id/edit')(
  editRoute(() => import('@/features/fleet/spare-parts/spare-parts')),
)
