import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/park-inventaire/new')(
  newRoute(() => import('@/features/fleet/spare-parts/spare-parts')),
)
