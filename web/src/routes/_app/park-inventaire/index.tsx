import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/park-inventaire/')(
  listRoute(() => import('@/features/fleet/spare-parts/stock'), { letter: 'p' }),
)
